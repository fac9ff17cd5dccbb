import type * as kit from './auth-links-kit';

type AuthLinksKit = typeof kit;

/** Fetches what deals with mailed links and new passwords, on first use. */
export const loadAuthLinks = (): Promise<AuthLinksKit> => import('./auth-links-kit');
