import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

/**
 * What may travel with a code to the browser, for example `{ capability: 'screen:publish' }`. Everything in
 * here is public: nothing internal and no personal data; what is only for the log goes into `cause`.
 */
export type AppErrorDetails = Readonly<Record<string, string | number | boolean | null>>;

type AppErrorOptions = {
  cause?: unknown;
  details?: AppErrorDetails | undefined;
  requestId?: string | undefined;
};

/**
 * The one error type of the product, on both sides of the wire. `message` is the code: words for people are
 * found by `toUserError`, and `cause` keeps what really happened for the log.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly details: AppErrorDetails | undefined;
  /** The id of the request that failed, once the server has answered; a person can quote it. */
  readonly requestId: string | undefined;

  constructor(code: AppErrorCode, { cause, details, requestId }: AppErrorOptions = {}) {
    super(code, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
    this.requestId = requestId;
  }
}

/** Whether a thrown thing is ours. */
export const isAppError = (thrown: unknown): thrown is AppError => thrown instanceof AppError;
