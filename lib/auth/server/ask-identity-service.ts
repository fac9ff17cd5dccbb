import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import { requireVariable, type Environment } from '@/lib/core/server/environment';
import { findEmulators } from '@/lib/firebase/emulator-guard';

const timeout = 10_000;
const service = 'identitytoolkit.googleapis.com/v1';

/**
 * Asks the identity service by its public interface, as a browser does: what the Admin SDK does not offer. Throws
 * `server/unavailable` when it does not answer.
 */
export async function askIdentityService(
  method: 'accounts:resetPassword' | 'accounts:update' | 'accounts:signInWithPassword',
  question: object,
  env: Environment = process.env,
): Promise<{ isOk: boolean; answer: unknown }> {
  const emulators = findEmulators(env);
  const root = emulators ? `http://${emulators.auth}/${service}` : `https://${service}`;
  const key = requireVariable(env, 'FIREBASE_API_KEY');
  let response: Response;
  try {
    response = await fetch(`${root}/${method}?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeout),
      cache: 'no-store',
    });
  } catch (cause) {
    throw new AppError('server/unavailable', { cause });
  }
  if (response.status >= 500) throw new AppError('server/unavailable');
  return { isOk: response.ok, answer: await response.json() };
}

/** Whether the account with an address has this password. Throws `server/unavailable`. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const question = { email, password, returnSecureToken: false };
  return (await askIdentityService('accounts:signInWithPassword', question)).isOk;
}
