'use client';

import { useEffect, useRef, useState } from 'react';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { findRooms } from '../contract';
import { toRoomQuery, type RoomQuery } from '../room-query';

export type FoundRoom = CallableOutput<typeof findRooms>['rooms'][number];

/** After the last key (ms): a word is asked for, not each of its letters. */
const pause = 200;

type Answer = { typed: string; rooms: readonly FoundRoom[]; failure: unknown };

type FoundRooms = {
  /** Null while nothing is asked, or the answer is not there yet. */
  rooms: readonly FoundRoom[] | null;
  fault: Extract<RoomQuery, { fault: string }>['fault'] | null;
  failure: unknown;
};

/** Rooms as they are looked for by name, or by a link that was pasted. */
export function useFoundRooms(typed: string): FoundRooms {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef(0);
  const isAsked = typed.trim() !== '';
  const asked = isAsked ? toRoomQuery(typed, window.location.origin) : null;
  const query = asked && 'query' in asked ? asked.query : null;

  useEffect(() => {
    latest.current += 1;
    const mine = latest.current;
    if (query === null) return undefined;
    const ask = async () => {
      try {
        const { rooms } = await callServer(findRooms, { query });
        if (mine === latest.current) setAnswer({ typed: query, rooms, failure: null });
      } catch (failure) {
        if (mine === latest.current) setAnswer({ typed: query, rooms: [], failure });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => clearTimeout(timer);
  }, [query]);

  const current = answer !== null && answer.typed === query ? answer : null;
  return {
    rooms: current !== null && current.failure === null ? current.rooms : null,
    fault: asked && 'fault' in asked ? asked.fault : null,
    failure: current?.failure ?? null,
  };
}
