'use client';

import { useMemo, useState } from 'react';
import { AppError } from '@/lib/errors/app-error';
import { useDelayedFlag } from '@/lib/core/client/use-delayed-flag';
import { useWatch } from '@/lib/core/client/use-watch';
import { livekitCodeOf } from '@/lib/errors/error-code-of-livekit';
import { isRecord } from '@/lib/core/is-record';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { watchObserverConnections } from '@/lib/rooms/client/watch-observers';
import { roomCapacity } from '@/lib/rooms/settings/room-capacity';
import { countConnections } from '../../count-connections';

/** What stands in the way of entering. */
type WayIn = {
  /** Why the person does not get in while this holds, or null. */
  refusal: unknown;
  /** What the last attempt to enter threw, while it is still to be shown. */
  problem: unknown;
};

const roomFull = new AppError('rooms/full');
/** How long counting may take before the problem is shown as it came (ms). */
const patience = 2000;

/**
 * Tells a full media room from a media server that is out of reach. The browser gets the same error for both,
 * and the token's own limit is by people. So after a refused connection it counts who is inside: while they
 * fill the room, that is the refusal, and it ends when somebody leaves.
 *
 * @param roomId null when nobody else comes, as before a rehearsal
 * @param problem what `room.connect` threw, or null
 */
export function useFullRoom(roomId: string | null, problem: unknown): WayIn {
  const mayBeFull = roomId !== null && wasTurnedAway(problem);
  const inside = useWatch(
    useMemo(() => (mayBeFull ? watchValue(`inside/${roomId}`, countConnections) : null), [mayBeFull, roomId]),
  );
  // Hidden, but they take a place on the media server.
  const observers = useWatch(
    useMemo(() => (mayBeFull ? watchObserverConnections(roomId) : null), [mayBeFull, roomId]),
  );
  const connections = (inside.value ?? 0) + (observers.value?.length ?? 0);
  const isFull = mayBeFull && connections >= roomCapacity.participants;
  const isAsking = mayBeFull && inside.value === undefined && inside.failure === null;
  const isLate = useDelayedFlag(isAsking, { delayMs: patience });
  /** The problem that a full room explained: once there is a place, it is not shown. */
  const [explained, setExplained] = useState<unknown>(null);
  if (isFull && explained !== problem) setExplained(problem);

  if (isFull) return { refusal: roomFull, problem: null };
  const isTold = (!isAsking || isLate) && explained !== problem;
  return { refusal: null, problem: isTold ? problem : null };
}

/**
 * livekit-server 1.13.5 answers a client without a place with HTTP 500 before there is a line. A browser tells
 * the page only that there is none.
 */
const wasTurnedAway = (thrown: unknown): boolean =>
  isRecord(thrown) && livekitCodeOf(thrown) === 'livekit/connection-web-socket';
