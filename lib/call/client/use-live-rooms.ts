'use client';

import { callServer } from '@/lib/callables/client/call-server';
import { usePolled } from '@/lib/core/client/use-polled';
import { listLiveRooms } from '../contract';
import type { LiveRoom } from '../live-room';

type LiveRooms = {
  rooms: readonly LiveRoom[] | null;
  failure: unknown;
  isLoading: boolean;
  refresh: () => Promise<void>;
};

/** Who is where now. */
export function useLiveRooms(): LiveRooms {
  const { value, ...rest } = usePolled(() => callServer(listLiveRooms, {}));
  return { rooms: value?.rooms ?? null, ...rest };
}
