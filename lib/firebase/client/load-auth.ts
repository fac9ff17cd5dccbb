import type * as kit from './auth-kit';

export type AuthKit = typeof kit;

/** Fetches Firebase Auth on first use: no page carries it before its first paint. */
export const loadAuth = (): Promise<AuthKit> => import('./auth-kit');
