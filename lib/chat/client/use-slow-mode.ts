'use client';

import { useEffect, useState } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchRoom } from '@/lib/rooms/client/watch-room';
import type { MessageOutbox } from './message-outbox';

/** How long a person has to wait between two messages, and how long still (s). Both are 0 where nobody waits. */
export type SlowMode = { seconds: number; wait: number };

/** How often the seconds that are left are counted (ms). */
const counts = 250;

/** Follows the slow mode of a room, and holds the outbox to it. A host never waits. */
export function useSlowMode(roomId: string, outbox: MessageOutbox, isHost: boolean): SlowMode {
  const { value: room } = useWatch(watchRoom, roomId);
  const seconds = isHost ? 0 : (room?.slowMode ?? 0);
  const [wait, setWait] = useState(0);
  useEffect(() => {
    outbox.slowTo(seconds * 1000);
    const count = () => setWait(Math.ceil(outbox.readSlowWait() / 1000));
    if (seconds === 0) return undefined;
    const stop = outbox.subscribe(count);
    const timer = setInterval(count, counts);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [outbox, seconds]);
  return { seconds, wait: seconds === 0 ? 0 : wait };
}
