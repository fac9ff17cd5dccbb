import type * as kit from './auth-account-kit';

export type AuthAccountKit = typeof kit;

/** Fetches what changes an account, on first use. */
export const loadAuthAccount = (): Promise<AuthAccountKit> => import('./auth-account-kit');
