import { statuses, type ErrorStatus } from '@/lib/errors/catalogue/error-statuses';
import { ourErrors, type AppErrorCode } from '@/lib/errors/catalogue/our-errors';

/** How a code is answered: the HTTP status of a route handler, and the status of the callable protocol. */
export const statusOf = (code: AppErrorCode): ErrorStatus => statuses[ourErrors[code][0]];
