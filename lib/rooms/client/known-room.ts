'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { readPersonal, writePersonal } from '@/lib/auth/client/local-data';
import { addRoomNames, parseRoomNames, type RoomNames } from '../list/known-rooms';

const what = 'rooms';

/**
 * Keeps the names of rooms that somebody sees, so that this device can say where it leads them back to when their
 * sign-in has ended. They go when the person signs out.
 */
export function useKeepRoomNames(uid: string | null, names: RoomNames): void {
  const text = JSON.stringify(names);
  useEffect(() => {
    if (uid !== null && text !== '{}') keepRoomNames(uid, parseRoomNames(text));
  }, [uid, text]);
}

/** The same at once, such as for a guest whom an invite has shown the name a moment ago. */
export function keepRoomNames(uid: string, names: RoomNames): void {
  const known = parseRoomNames(readPersonal(what));
  writePersonal(uid, what, JSON.stringify(addRoomNames(known, names)));
}

const never = () => () => undefined;

/** What this device knows a room as; null when its last person did not see it here. Nobody else is asked. */
export function useKnownRoomName(roomId: string): string | null {
  return useSyncExternalStore(
    never,
    () => parseRoomNames(readPersonal(what))[roomId] ?? null,
    () => null,
  );
}
