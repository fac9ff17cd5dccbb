import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { readPublicConfig } from '@/lib/core/client/public-config';
import { awayAppName } from './away-app-name';

let away: Auth | null = null;

/**
 * An Auth beside the page's own, in which somebody who is signed in goes to another place and comes back. The SDK marks
 * who goes (`_redirectEventId`), and an Auth that is made without the machinery of redirects, as ours is on every page,
 * no longer starts with somebody who is marked: whoever turned round on the way would be locked out of every tab. So
 * the mark stays in this one, which keeps it in this tab alone.
 */
export function makeAwayAuth(): Auth {
  if (away) return away;
  const { firebase, emulators } = readPublicConfig();
  away = initializeAuth(initializeApp(firebase, awayAppName), {
    persistence: browserSessionPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (emulators) connectAuthEmulator(away, `http://${emulators.auth}`, { disableWarnings: true });
  return away;
}
