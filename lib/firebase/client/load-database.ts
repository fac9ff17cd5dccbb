import type * as kit from './database-kit';

export type DatabaseKit = typeof kit;

/** Fetches the Realtime Database on first use: no page carries it before its first paint. */
export const loadDatabase = (): Promise<DatabaseKit> => import('./database-kit');
