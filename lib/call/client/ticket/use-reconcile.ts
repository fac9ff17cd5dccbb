'use client';

import { RoomEvent, type Room } from 'livekit-client';
import { useEffect } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { subscribeLater } from '@/lib/core/client/subscribe-later';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';
import { reconcileRoom } from '../../contract';
import { keepReconciled } from './keep-reconciled';
import { watchSilentArrivals } from './watch-silent-arrivals';

/** A watch that was refused begins again after this time (ms): a new member is known here a moment later. */
const retryWatchAfter = 5000;

/**
 * As long as this page is in a call, sees to it that the room is compared with the media server when that is due.
 * Nobody is told when it fails: the other pages and the scheduler ask too. Who comes silently is looked up at once.
 */
export function useReconcile(roomId: string, room: Room, isInCall: boolean): void {
  useEffect(() => {
    if (!isInCall) return undefined;
    return watchSilentArrivals({
      watchArrivals: (listener) => {
        room.on(RoomEvent.ParticipantConnected, listener);
        return () => void room.off(RoomEvent.ParticipantConnected, listener);
      },
      isHere: (identity) => room.remoteParticipants.has(identity),
      ask: (seen) => callServer(reconcileRoom, { roomId, seen }, { isUnasked: true }),
    });
  }, [roomId, room, isInCall]);

  useEffect(() => {
    if (!isInCall) return undefined;
    let offset = 0;
    return keepReconciled({
      watchNext: (listener) => watchNext(roomId, listener, (value) => (offset = value)),
      ask: async () => (await callServer(reconcileRoom, { roomId }, { isUnasked: true })).next,
      serverNow: () => Date.now() + offset,
    });
  }, [roomId, isInCall]);
}

/** Follows `reconcile/{roomId}/next`, and how far this device's clock is from the server's. */
function watchNext(
  roomId: string,
  listener: (next: number) => void,
  onOffset: (offset: number) => void,
): () => void {
  return subscribeLater(
    async () => {
      const { database, onValue, ref } = await loadDatabase();
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stopTurn: () => void = () => undefined;
      const stopOffset = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
        const value: unknown = snapshot.val();
        if (typeof value === 'number') onOffset(value);
      });
      const begin = () => {
        stopTurn = onValue(
          ref(database, `reconcile/${roomId}/next`),
          (snapshot) => {
            const value: unknown = snapshot.val();
            listener(typeof value === 'number' ? value : 0);
          },
          () => (timer = setTimeout(begin, retryWatchAfter)),
        );
      };
      begin();
      return () => {
        clearTimeout(timer);
        stopTurn();
        stopOffset();
      };
    },
    () => undefined,
  );
}
