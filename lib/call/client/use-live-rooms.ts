'use client';

import { useEffect, useRef, useState } from 'react';
import { callServer } from '@/lib/core/client/call-server';
import { listLiveRooms } from '../contract';
import type { LiveRoom } from '../live-room';

/** Somebody looks at it while something happens (ms). */
const step = 10_000;

type State = { rooms: readonly LiveRoom[] | null; failure: unknown };

/** Who is where now: asked again every few seconds while the page is looked at, and by `refresh`. */
export function useLiveRooms(): State & { isLoading: boolean; refresh: () => Promise<void> } {
  const [state, setState] = useState<State>({ rooms: null, failure: null });
  const [asking, setAsking] = useState(0);
  const latest = useRef(0);

  const load = async () => {
    latest.current += 1;
    const number = latest.current;
    setAsking((count) => count + 1);
    try {
      const { rooms } = await callServer(listLiveRooms, {});
      if (number === latest.current) setState({ rooms, failure: null });
    } catch (failure) {
      if (number === latest.current) setState(({ rooms }) => ({ rooms, failure }));
    } finally {
      setAsking((count) => count - 1);
    }
  };
  const loadRef = useRef(load);
  useEffect(() => {
    loadRef.current = load;
  });
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void loadRef.current();
    };
    look();
    const timer = setInterval(look, step);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return { ...state, isLoading: asking > 0, refresh: load };
}
