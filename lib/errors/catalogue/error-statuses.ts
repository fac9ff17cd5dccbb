/** The statuses of the Firebase callable protocol (google.rpc.Code) that our codes use. */
type CallableStatus =
  | 'INVALID_ARGUMENT'
  | 'FAILED_PRECONDITION'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'UNAUTHENTICATED'
  | 'RESOURCE_EXHAUSTED'
  | 'ABORTED'
  | 'DEADLINE_EXCEEDED'
  | 'UNIMPLEMENTED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

export type ErrorStatus = { readonly http: number; readonly callable: CallableStatus };

/** What an answer can be, by the name that a row of our errors uses. */
export const statuses = {
  malformed: { http: 400, callable: 'INVALID_ARGUMENT' },
  unauthenticated: { http: 401, callable: 'UNAUTHENTICATED' },
  forbidden: { http: 403, callable: 'PERMISSION_DENIED' },
  notYet: { http: 403, callable: 'FAILED_PRECONDITION' },
  absent: { http: 404, callable: 'NOT_FOUND' },
  notNow: { http: 409, callable: 'FAILED_PRECONDITION' },
  taken: { http: 409, callable: 'ALREADY_EXISTS' },
  inProgress: { http: 409, callable: 'ABORTED' },
  full: { http: 409, callable: 'RESOURCE_EXHAUSTED' },
  tooLarge: { http: 413, callable: 'INVALID_ARGUMENT' },
  wrongType: { http: 415, callable: 'INVALID_ARGUMENT' },
  tooOften: { http: 429, callable: 'RESOURCE_EXHAUSTED' },
  internal: { http: 500, callable: 'INTERNAL' },
  unsupported: { http: 501, callable: 'UNIMPLEMENTED' },
  unavailable: { http: 503, callable: 'UNAVAILABLE' },
  timeout: { http: 504, callable: 'DEADLINE_EXCEEDED' },
  storageFull: { http: 507, callable: 'RESOURCE_EXHAUSTED' },
} as const satisfies Readonly<Record<string, ErrorStatus>>;

export type ErrorStatusName = keyof typeof statuses;
