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
  /** Why the door is shut for as long as this says so, or null. */
  refusal: unknown;
  /** What the last attempt to enter threw, as far as it is still to be told. */
  problem: unknown;
};

const roomFull = new AppError('rooms/full');
/** How long it may take to learn how many are inside, before the problem is told as it came (ms). */
const patience = 2000;

/**
 * Tells a media room that holds no more from a media server that is out of reach: the browser hears the same of both,
 * and the token's own limit is by people. So where a connection was refused it is asked how many there are; while they
 * fill the room that is why the door is shut, and when somebody has left it is open again.
 *
 * @param roomId null where nobody else comes, as before a rehearsal
 * @param problem what `room.connect` threw, or null
 */
export function useFullRoom(roomId: string | null, problem: unknown): WayIn {
  const mayBeFull = roomId !== null && wasTurnedAway(problem);
  const inside = useWatch(
    useMemo(() => (mayBeFull ? watchValue(`inside/${roomId}`, countConnections) : null), [mayBeFull, roomId]),
  );
  // Unseen, but they take a place on the media server.
  const observers = useWatch(
    useMemo(() => (mayBeFull ? watchObserverConnections(roomId) : null), [mayBeFull, roomId]),
  );
  const connections = (inside.value ?? 0) + (observers.value?.length ?? 0);
  const isFull = mayBeFull && connections >= roomCapacity.participants;
  const isAsking = mayBeFull && inside.value === undefined && inside.failure === null;
  const isLate = useDelayedFlag(isAsking, { delayMs: patience });
  /** The problem that a full room was the reason of: when there is a place again nothing of it is left to tell. */
  const [explained, setExplained] = useState<unknown>(null);
  if (isFull && explained !== problem) setExplained(problem);

  if (isFull) return { refusal: roomFull, problem: null };
  const isTold = (!isAsking || isLate) && explained !== problem;
  return { refusal: null, problem: isTold ? problem : null };
}

/**
 * livekit-server 1.13.5 answers whoever finds no place with HTTP 500 before there is a line, and nothing else; a browser
 * tells a page of that no more than that there is none.
 */
const wasTurnedAway = (thrown: unknown): boolean =>
  isRecord(thrown) && livekitCodeOf(thrown) === 'livekit/connection-web-socket';
