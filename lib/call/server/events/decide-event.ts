import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { MediaEvent } from '@/lib/livekit/media-event';
import { isHidden } from '@/lib/rooms/outbox/mirror-updates';
import type { MediaCommand, MirrorTarget } from '@/lib/rooms/outbox/outbox-entry';
import {
  clockTolerance,
  isAdmitted,
  isShutOutByLock,
  noteArrived,
  noteLeft,
  wasInsideAtEnd,
} from '@/lib/rooms/session/presence';
import type { Admitted, MatrixHead } from '@/lib/rooms/schema';
import type { LatestSession } from '@/lib/rooms/server/documents/matrix-document';
import type { Stay } from '@/lib/rooms/server/sessions/attendance-store';
import {
  isJoinable,
  isOpen,
  movesOf,
  noteArrival,
  noteRoomFinished,
  noteRoomStarted,
} from '@/lib/rooms/session/session';

/** What stands in Firestore about a room and, for an event about somebody, about their join. */
export type EventSnapshot = {
  hasRoom: boolean;
  head: MatrixHead | null;
  row: Admitted | null;
};

/** What an event changes. */
export type EventEffect = {
  /** The session as it is now, when it changed. */
  session: LatestSession | null;
  /** The join as it is now, when it changed. */
  row: Admitted | null;
  /** The session is over: nobody can be inside it, whether or not their leaving was reported. */
  endsSession: boolean;
  /** The session has its first person: the room begins. */
  begins: boolean;
  /** It is the first arrival by this join: the log says that they came in. */
  isFirstArrival: boolean;
  /** When the person came, to be noted with their membership; null when it is not, or must not be. */
  hereAt: number | null;
  /** What the person's attendance gains; null where it gains nothing, and always for observers. */
  stay: Stay | null;
  /** Places outside Firestore that follow. */
  mirror: MirrorTarget[];
  media: MediaCommand | null;
};

const nothing: EventEffect = {
  session: null,
  row: null,
  endsSession: false,
  begins: false,
  isFirstArrival: false,
  hereAt: null,
  stay: null,
  mirror: [],
  media: null,
};

/** Which room the event is about, after how many moves of its call, and the time (ms). */
type EventPlace = { roomId: string; moves: number; now: number };

/** Decides what an event of the media server changes. Repeated or out of order it comes to the same. */
export function decideEvent(snapshot: EventSnapshot, event: MediaEvent, place: EventPlace): EventEffect {
  const isLeft = place.moves !== movesOf(snapshot.head?.latest);
  switch (event.kind) {
    case 'room-started':
      return isLeft ? closeLeft(place) : decideStarted(snapshot, event, place.now);
    case 'room-finished':
      return decideFinished(snapshot, event);
    case 'arrived':
      return isLeft ? closeLeft(place) : decideArrived(snapshot, event, place);
    case 'left':
      return decideLeft(snapshot, event);
    case 'unpublished':
    case 'track-published':
    case 'other':
      return nothing;
  }
}

/** By a token from before the move somebody has opened the room that the call has left. */
const closeLeft = ({ moves }: EventPlace): EventEffect => ({
  ...nothing,
  media: { kind: 'close-left-room', moves },
});

function decideStarted(
  { hasRoom, head }: EventSnapshot,
  { roomSid, at }: MediaEvent,
  now: number,
): EventEffect {
  const latest = head?.latest;
  if (!hasRoom || !latest || !isJoinable(latest, now))
    return { ...nothing, media: { kind: 'close-stray-room' } };
  // Heard of late, it is a room of the session before, whose end was heard of with that one.
  if (at < latest.preparedAt - clockTolerance) return nothing;
  return changeSession(latest, { ...noteRoomStarted(latest, roomSid), id: latest.id });
}

function decideFinished({ head }: EventSnapshot, { roomSid, at }: MediaEvent): EventEffect {
  const latest = head?.latest;
  if (!latest) return nothing;
  return changeSession(latest, { ...noteRoomFinished(latest, roomSid, at), id: latest.id });
}

type PersonEvent = Extract<MediaEvent, { kind: 'arrived' | 'left' }>;

function decideArrived(
  { head, row }: EventSnapshot,
  { identity, participantSid, since, roomSid }: PersonEvent,
  { roomId, now }: EventPlace,
): EventEffect {
  const stay = row && !isHidden(row) ? { sid: participantSid, from: since } : null;
  if (row && head?.latest && wasInsideAtEnd(row, roomId, head, since)) {
    return { ...nothing, stay, media: { kind: 'close-room', sessionId: row.sessionId } };
  }
  if (!head?.latest || !isAdmitted(row, roomId, head, now)) {
    return { ...nothing, media: { kind: 'remove-identity', identity, sid: participantSid } };
  }
  // The enforcer, who looks up everybody who comes, puts them out: nobody reads that they were inside.
  if (isShutOutByLock(row, head, since)) return nothing;
  const changed = changeSession(head.latest, {
    ...noteArrival(head.latest, roomSid, since),
    id: head.latest.id,
  });
  const arrived = noteArrived(row, { sid: participantSid, since });
  // Nobody is inside a room that has closed, even when its closing was heard of first and their leaving never.
  const hasClosed = head.latest.finished[roomSid] !== undefined;
  const rowNow = hasClosed ? noteLeft(arrived, participantSid) : arrived;
  const hereAt = isHidden(row) ? null : since;
  const isFirstArrival = row.arrived === null;
  return {
    ...changed,
    row: rowNow,
    isFirstArrival,
    // Nobody is told that an observer is there.
    begins: changed.begins && hereAt !== null,
    hereAt,
    stay,
    mirror: [...changed.mirror, { kind: 'join', identity }],
  };
}

function decideLeft({ row }: EventSnapshot, { identity, participantSid, at }: PersonEvent): EventEffect {
  if (!row) return nothing;
  return {
    ...nothing,
    row: noteLeft(row, participantSid),
    stay: isHidden(row) ? null : { sid: participantSid, end: at },
    mirror: [{ kind: 'join', identity }],
  };
}

function changeSession(before: LatestSession, after: LatestSession): EventEffect {
  if (isDeepStrictEqual(before, after)) return nothing;
  const endsSession = isOpen(before) && !isOpen(after);
  const opensOrEnds = isOpen(before) !== isOpen(after);
  const mirror: MirrorTarget[] = [
    ...(opensOrEnds ? [{ kind: 'matrix' } as const] : []),
    ...(endsSession ? [{ kind: 'session', sessionId: after.id } as const] : []),
  ];
  const begins = before.startedAt === null && after.startedAt !== null;
  return { ...nothing, session: after, endsSession, begins, mirror };
}
