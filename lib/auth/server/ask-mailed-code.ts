import 'server-only';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { requireVariable, type Environment } from '@/lib/core/server/environment';
import { findEmulators } from '@/lib/firebase/emulator-guard';

const timeout = 10_000;
const service = 'identitytoolkit.googleapis.com/v1';

/**
 * Asks the identity service about the code of a mailed link, or to carry it out. Throws `request/not-now` for a code
 * that is not (or no longer) good for that, and `server/unavailable`.
 */
export async function askMailedCode<Answer extends z.ZodMiniType>(
  method: 'accounts:resetPassword' | 'accounts:update',
  code: string,
  schema: Answer,
  env: Environment = process.env,
): Promise<z.output<Answer>> {
  const emulators = findEmulators(env);
  const root = emulators ? `http://${emulators.auth}/${service}` : `https://${service}`;
  let response: Response;
  try {
    response = await fetch(`${root}/${method}?key=${requireVariable(env, 'FIREBASE_API_KEY')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode: code }),
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
  if (response.status >= 500) throw new AppError('server/unavailable');
  const { success, data } = z.safeParse(schema, await response.json());
  if (!response.ok || !success) throw new AppError('request/not-now');
  return data;
}
