'use client';

import { useEffect } from 'react';
import { signOut } from '@/lib/auth/client/session';
import type { Session } from '@/lib/auth/session';

/** Fetched when the page has nothing better to do: no page waits for the list of devices. */
const loadNotes = () => import('@/lib/account/client/device-notes');

/** Keeps this device in the person's list of devices, and signs out on it. */
export function useThisDevice({ status, user }: Session): () => Promise<void> {
  const uid = status === 'signed-in' ? (user?.uid ?? null) : null;

  useEffect(() => {
    if (uid === null) return;
    void loadNotes().then(
      ({ tellDevice }) => tellDevice(uid),
      () => undefined,
    );
  }, [uid]);

  return async () => {
    const notes = uid === null ? null : await loadNotes().catch(() => null);
    if (uid !== null) await notes?.leaveDevice(uid);
    await signOut();
  };
}
