import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import type { ErrorClass } from './error-class';
import { errorCodeOf } from './error-code-of';
import type { ErrorContext } from './error-context';
import { classOf } from './error-class-of';

/** The class of any thrown thing: what it is, whether to try again, how bad it is, whether to report it. */
export const classifyError = (thrown: unknown, context?: ErrorContext): ErrorClass =>
  classOf(errorCodeOf(thrown, context), errorCatalogue);
