import { isTabOnly } from '@/lib/core/client/tab-only';
import { personalDatabase, seenDatabase } from '../personal-database';
import { sessionStore } from '../session';
import { createSeenStore, type SeenStore } from './seen-store';

const stores = new Map<string, SeenStore>();

/**
 * What this device keeps of what the person of this page saw. Null for guests, for learners, and in a tab whose sign-in
 * is for itself alone: such a device is used by others.
 */
export function ownSeen(): SeenStore | null {
  const { status, user } = sessionStore.read();
  if (status !== 'signed-in' || user?.kind !== 'account' || isTabOnly()) return null;
  const { uid } = user;
  const store =
    stores.get(uid) ??
    createSeenStore(
      () => indexedDB,
      personalDatabase(uid, seenDatabase),
      () => isSignedIn(uid),
    );
  stores.set(uid, store);
  return store;
}

function isSignedIn(uid: string): boolean {
  const { status, user } = sessionStore.read();
  return status === 'signed-in' && user?.uid === uid;
}

/** What belongs to a room starts with this. */
const roomKey = (roomId: string): string => `room/${roomId}/`;

/** Where something of a room is kept. */
export const seenOfRoom = (roomId: string, what: string): string => `${roomKey(roomId)}${what}`;

/** Removes all of a room, which the person lost. */
export function forgetRoom(roomId: string): void {
  void ownSeen()?.forget((key) => key.startsWith(roomKey(roomId)));
}

/** Removes all of rooms that are not in a list of the person's. */
export function forgetOtherRooms(roomIds: readonly string[]): void {
  const theirs = new Set(roomIds);
  void ownSeen()?.forget((key) => key.startsWith('room/') && !theirs.has(key.split('/')[1] ?? ''));
}
