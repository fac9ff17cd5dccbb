import { readPublicConfig } from '@/lib/core/client/public-config';
import { redirectErrand, type RedirectErrand } from './redirect-errand';

type Ways<T> = {
  inWindow: () => Promise<T>;
  /** The page itself navigates; never resolves. */
  away: () => Promise<T>;
};

/**
 * Takes a person to another provider in a separate window. Where the browser blocks pop-ups the page itself goes, and
 * the page that reads the errand on its return finishes it. Throws what the identity service threw.
 *
 * @param errand null: the page could not continue after its return, and stays
 */
export async function goElsewhere<T>(errand: RedirectErrand | null, { inWindow, away }: Ways<T>): Promise<T> {
  try {
    return await inWindow();
  } catch (thrown) {
    if (errand === null || !isBlocked(thrown) || !canRedirect()) throw thrown;
    redirectErrand.set(errand);
    return away();
  }
}

/** Browsers partition what another host stores for us. So the way back leads through our own host or nowhere. */
function canRedirect(): boolean {
  const { emulators, firebase } = readPublicConfig();
  return emulators !== null || firebase.authDomain === location.host;
}

const isBlocked = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/popup-blocked';
