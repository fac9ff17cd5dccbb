import 'server-only';
import { after } from 'next/server';

/**
 * Runs work after the answer to the request: no action waits for it, and none fails with it.
 *
 * @param onFailure hears of work that failed, and of a script that has no answer after which it could run
 */
export function runLater(work: () => Promise<void>, onFailure: (thrown: unknown) => void): void {
  try {
    after(() => work().catch(onFailure));
  } catch (thrown) {
    onFailure(thrown);
  }
}
