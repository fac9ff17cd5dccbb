import { AppError } from '@/lib/errors/app-error';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { isAppErrorCode, type AppErrorCode } from '@/lib/errors/catalogue/our-errors';

/** What was thrown as an error of ours: its own code where that is one, else `otherwise`. */
export function toFailure(thrown: unknown, otherwise: AppErrorCode): AppError {
  const code = errorCodeOf(thrown);
  const isOurs = isAppErrorCode(code) && code !== 'client/unknown';
  return new AppError(isOurs ? code : otherwise, { cause: thrown });
}
