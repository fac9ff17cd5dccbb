import type * as kit from './functions-kit';

export type FunctionsKit = typeof kit;

/** Fetches the client of the callables on first use: no page carries it before its first paint. */
export const loadFunctions = (): Promise<FunctionsKit> => import('./functions-kit');
