import { callServer } from '@/lib/callables/client/call-server';
import { shutOutOldSignIns } from '../contract';
import { changePassword, signInAgain } from './account-actions';

/**
 * Gives the account another password. People who knew the old one are out on every device; this sign-in begins again
 * and stays. Throws what the identity service threw.
 */
export async function replacePassword(password: string): Promise<void> {
  await changePassword(password);
  await signInAgain(password);
  await callServer(shutOutOldSignIns, {});
}
