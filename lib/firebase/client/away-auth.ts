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
 * A second Auth, in which a signed-in person goes to another provider and comes back. The SDK marks a person who goes
 * (`_redirectEventId`). An Auth without a redirect resolver, as ours is on every page, no longer starts with a marked
 * person. A person who gave up on the way would then be locked out of every tab. So the mark stays in this second
 * Auth, which stores it in this tab alone.
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
