'use client';

import { useEffect, useRef, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { visitRoom } from '../contract';
import type { RoomNews } from '../room-visit';

/**
 * Tells the server that a person has opened the page of a room. What is new since their last visit is null until it is
 * known, at the first visit, and where the server does not answer: nobody has asked for it.
 *
 * @param readTo up to which message the person has read on this device (ms)
 */
export function useRoomNews(roomId: string, readTo: number): RoomNews | null {
  const [answer, setAnswer] = useState<{ roomId: string; news: RoomNews | null } | null>(null);
  // What was read when the page was opened; what is read later changes no count.
  const readToRef = useRef(readTo);
  useEffect(() => {
    let isCurrent = true;
    callServer(visitRoom, { roomId, readTo: readToRef.current }, { isUnasked: true }).then(
      ({ news }) => isCurrent && setAnswer({ roomId, news }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [roomId]);
  return answer?.roomId === roomId ? answer.news : null;
}
