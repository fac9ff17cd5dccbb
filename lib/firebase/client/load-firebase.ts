import type * as authKit from './auth-kit';
import type * as databaseKit from './database-kit';
import type * as firestoreKit from './firestore-kit';
import type * as functionsKit from './functions-kit';
import type * as messagingKit from './messaging-kit';
import type * as storageKit from './storage-kit';

export type AuthKit = typeof authKit;
export type DatabaseKit = typeof databaseKit;
export type FirestoreKit = typeof firestoreKit;
export type FunctionsKit = typeof functionsKit;
export type MessagingKit = typeof messagingKit;
export type StorageKit = typeof storageKit;

// Each part of the SDK is fetched on first use: no page carries one before its first paint.

export const loadAuth = (): Promise<AuthKit> => import('./auth-kit');
export const loadDatabase = (): Promise<DatabaseKit> => import('./database-kit');
export const loadFirestore = (): Promise<FirestoreKit> => import('./firestore-kit');
/** The client of our own callables. */
export const loadFunctions = (): Promise<FunctionsKit> => import('./functions-kit');
/** Registers this browser for push. */
export const loadMessaging = (): Promise<MessagingKit> => import('./messaging-kit');
export const loadStorage = (): Promise<StorageKit> => import('./storage-kit');
