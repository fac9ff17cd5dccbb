'use client';

import { useEffect, useRef, useState } from 'react';
import type { InsidePerson } from '../inside';
import type { InsideByRoom } from '../room-list';
import { watchInside } from './watch-inside';

/** Follows who is inside each of several rooms; rooms may come and go. */
export function useInsideByRoom(roomIds: readonly string[]): InsideByRoom {
  const [inside, setInside] = useState<InsideByRoom>(new Map());
  const watches = useRef(new Map<string, () => void>());
  const wanted = roomIds.toSorted().join(' ');

  useEffect(() => {
    const ids = new Set(wanted.split(' ').filter(Boolean));
    const put = (roomId: string, people: InsidePerson[] | null) =>
      setInside((before) => {
        const after = new Map(before);
        if (people === null) after.delete(roomId);
        else after.set(roomId, people);
        return after;
      });

    for (const [roomId, stop] of watches.current) {
      if (ids.has(roomId)) continue;
      stop();
      watches.current.delete(roomId);
      put(roomId, null);
    }
    for (const roomId of ids) {
      if (watches.current.has(roomId)) continue;
      const stop = watchInside(roomId)({
        next: (people) => put(roomId, people),
        fail: () => put(roomId, null),
      });
      watches.current.set(roomId, stop);
    }
  }, [wanted]);

  useEffect(() => {
    const running = watches.current;
    return () => {
      running.forEach((stop) => stop());
      running.clear();
    };
  }, []);

  return inside;
}
