import type * as kit from './auth-providers-kit';

export type AuthProvidersKit = typeof kit;

/** Fetches what signing in at another place needs, when somebody is about to do so. */
export const loadAuthProviders = (): Promise<AuthProvidersKit> => import('./auth-providers-kit');
