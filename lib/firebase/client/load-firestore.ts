import type * as kit from './firestore-kit';

export type FirestoreKit = typeof kit;

/** Fetches Firestore on first use: no page carries it before its first paint. */
export const loadFirestore = (): Promise<FirestoreKit> => import('./firestore-kit');
