import 'server-only';
import * as z from 'zod/mini';
import { askIdentityService } from '@/lib/auth/server/ask-identity-service';
import type { Limit } from '@/lib/core/server/limit';
import { AppError } from '@/lib/errors/app-error';
import { limitFailures, requireSpareFor } from '@/lib/firebase/server/limit-store';

/**
 * Asks the identity service about the code of a mailed link, or to carry it out. Throws `request/not-now` for a code
 * that is not (or no longer) good for that, and `server/unavailable`.
 */
export async function askMailedCode<Answer extends z.ZodMiniType>(
  method: 'accounts:resetPassword' | 'accounts:update',
  code: string,
  schema: Answer,
): Promise<z.output<Answer>> {
  const { isOk, answer } = await askIdentityService(method, { oobCode: code });
  const { success, data } = z.safeParse(schema, answer);
  if (!isOk || !success) throw new AppError('request/not-now');
  return data;
}

/** Per network address, because the identity service would count all of them as ours. */
const failuresPerAddress: Limit = { name: 'mailed links not valid', max: 100, windowMs: 10 * 60_000 };

/** Throws `request/rate-limited` where too many codes of that address were wrong. */
export const requireSpareCode = (address: string): Promise<void> =>
  requireSpareFor({ limit: failuresPerAddress, subject: address });

/** Does what a mailed code allows, unless too many codes of that address were wrong. */
export const byMailedCode = <T>(address: string, work: () => Promise<T>): Promise<T> =>
  limitFailures([{ limit: failuresPerAddress, subject: address }], ['request/not-now'], work);
