'use client';

import { useSyncExternalStore } from 'react';
import { unknownSession, type Session } from '../session';
import type { TokenHealth } from '../token-health';
import { sessionStore } from './session';

const onServer = (): Session => unknownSession;
const healthOnServer: TokenHealth = { state: 'fresh' };

/**
 * Who is signed in on this page. `loading` with a hinted user means: draw them, decide nothing yet. The first
 * use on a page starts the session; the identity service is loaded after the first paint.
 */
export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read, onServer);
}

/** How the ID token of this page is doing: what needs our server or the databases pauses without one. */
export function useTokenHealth(): TokenHealth {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.readHealth, () => healthOnServer);
}
