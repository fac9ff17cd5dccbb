import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
// Calls carry the ID token: it is there only when Auth is set up before the first of them.
import './auth-kit';
import { browserApp } from './browser-app';

/**
 * Calls one of our own callables by the protocol of Firebase's callable functions.
 * Rejects with the SDK's `FunctionsError`; its `details` hold what our server said.
 *
 * @param timeout in milliseconds; the server goes on when it passes
 */
export async function callFunction(name: string, data: unknown, timeout: number): Promise<unknown> {
  const url = new URL(`/api/callable/${name}`, location.origin);
  const call = httpsCallableFromURL(getFunctions(browserApp()), url.href, { timeout });
  return (await call(data)).data;
}
