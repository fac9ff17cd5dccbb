import { changePassword, signInAgain } from './account-actions';

/** Fetched before anything changes: the pages by which people come in carry no schemas. */
const loadCalls = () => Promise.all([import('@/lib/callables/client/call-server'), import('../contract')]);

/**
 * Gives the account another password. People who knew the old one are out on every device; this sign-in begins again
 * and stays. Throws what the identity service threw.
 */
export async function replacePassword(password: string): Promise<void> {
  const [{ callServer }, { ensureAccount, shutOutOldSignIns }] = await loadCalls();
  await changePassword(password);
  await signInAgain(password);
  // A new account opens only now, and our server looks at the new password.
  await callServer(ensureAccount, { password });
  await callServer(shutOutOldSignIns, {});
}
