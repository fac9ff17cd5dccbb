import { isAppError } from '@/lib/errors/app-error';
import { passOn } from './early-errors';

/**
 * Reports something that was caught, under the reference that the page shows for it. Whether it is worth a
 * report is the catalogue's to say (`useUserError` asks it); what our server answered, it has reported itself.
 */
export function reportError(thrown: unknown, where: string): void {
  if (isAppError(thrown) && thrown.requestId !== undefined) return;
  passOn({ thrown, where });
}
