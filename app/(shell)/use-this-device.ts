'use client';

import { useEffect } from 'react';
import { signOut } from '@/lib/auth/client/session';
import type { Session } from '@/lib/auth/session';

/** Fetched when the page has nothing better to do: no page waits for the list of devices. */
const loadNotes = () => import('@/lib/account/client/device-notes');
const loadPush = () => import('@/lib/notifications/client/push/turn-push');
const orNull = <T>(loading: Promise<T>) => loading.catch(() => null);

/** Whether anything about push may be left in this browser: the permission is asked for nothing else. */
const isPushKnown = () => 'Notification' in globalThis && globalThis.Notification.permission !== 'default';

/** Keeps this device in the person's lists of devices, and signs out on it. */
export function useThisDevice({ status, user }: Session): () => Promise<void> {
  const uid = status === 'signed-in' ? (user?.uid ?? null) : null;

  useEffect(() => {
    if (uid === null) return;
    void loadNotes().then(
      ({ tellDevice }) => tellDevice(uid),
      () => undefined,
    );
    if (isPushKnown()) {
      void loadPush().then(
        ({ refreshPush }) => refreshPush(uid),
        () => undefined,
      );
    }
  }, [uid]);

  return async () => {
    const [notes, push] = uid === null ? [] : await Promise.all([orNull(loadNotes()), orNull(loadPush())]);
    if (uid !== null) await Promise.all([notes?.leaveDevice(uid), push?.leavePush(uid)]);
    await signOut();
  };
}
