import 'server-only';
import * as z from 'zod/mini';
import { askIdentityService } from '@/lib/auth/server/ask-identity-service';
import { AppError } from '@/lib/errors/app-error';

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
