'use client';

import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { loadDatabase } from '@/lib/firebase/client/load-firebase';
import { writeToHosts } from '../contract';

type Place = {
  roomId: string;
  uid: string;
  /** It stands beside the name now, or the door has opened meanwhile. */
  onSent: () => void;
  /** It is time to look at the door. */
  onAnswered: () => void;
};

/** A waiting person's line to the hosts: written, changed or taken back; one action at a time. */
export function useOwnLine({ roomId, uid, onSent, onAnswered }: Place) {
  const sending = useAction<string>(async (words) => {
    const { isWaiting } = await callServer(writeToHosts, { roomId, words });
    if (!isWaiting) onAnswered();
    onSent();
  });
  const takingBack = useAction<null>(async () => {
    const { database, ref, remove } = await loadDatabase();
    await remove(ref(database, `lobby/${roomId}/${uid}/said`));
  });
  return {
    send: sending.start,
    takeBack: takingBack.start,
    isPending: sending.state.isPending || takingBack.state.isPending,
    failure: sending.state.failure ?? takingBack.state.failure,
    reset: sending.reset,
  };
}
