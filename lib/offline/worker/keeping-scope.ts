type FetchInit = {
  credentials: 'omit';
  cache?: 'no-store';
  redirect: 'error';
  priority: 'low';
};

export type Matching = { ignoreSearch: true; ignoreVary: true };
export type Store = Pick<Cache, 'delete' | 'keys' | 'put'> & {
  match: (request: Request | string, options: Matching) => Promise<Response | undefined>;
};

/** As much of a service worker's global as is used. */
export type KeepingScope = {
  caches: { open: (name: string) => Promise<Store> };
  fetch: (path: string, init: FetchInit) => Promise<Response>;
  crypto: { randomUUID: () => string };
  Response: new (body: BodyInit | null, init?: { headers: HeadersInit }) => Response;
};
