'use client';

import { RoomEvent, type Participant } from 'livekit-client';
import { useEffect } from 'react';
import { isRecord } from '@/lib/core/is-record';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parseIdentity } from '@/lib/livekit/identity';
import { isTicketBehind, type SeenChanges } from '../../is-ticket-behind';
import { newestTicket } from '../../join-ticket';
import { createAccessAsker } from './access-asker';
import { createEndAlarm } from './create-end-alarm';
import type { Call } from '@/lib/call/client/create-call';

type Parts = Pick<Call, 'roomId' | 'room' | 'session' | 'keeper'>;

/**
 * Asks again what this person may do when it changes during the call, so that the controls follow with their
 * reasons. The media server reports changes of the tracks that one may send; for all else the databases count
 * the changes of room and person. A timed end changes no count: attributes show what others take from this
 * person, an alarm rings for the rest.
 */
export function useFreshAccess({ roomId, room, session, keeper }: Parts, isInCall: boolean): void {
  useEffect(
    () => (isInCall ? followAccess({ roomId, room, session, keeper }) : undefined),
    [roomId, room, session, keeper, isInCall],
  );
}

/** Returns the way to stop. */
function followAccess({ roomId, room, session, keeper }: Parts): () => void {
  const readTicket = () => {
    const asked = keeper.read();
    return newestTicket(session.readTicket(), asked.status === 'ready' ? asked.ticket : null);
  };
  let seen: SeenChanges = { session: null, room: null, person: null, ends: [] };
  /** How far the server's clock is ahead (ms). */
  let offset = 0;
  const { askNow, look, stop } = createAccessAsker({
    refresh: keeper.refresh,
    isBehind: () => {
      const ticket = readTicket();
      const { attributes } = room.localParticipant;
      return ticket !== null && isTicketBehind(ticket, seen, attributes, Date.now() + offset);
    },
  });
  const alarm = createEndAlarm({ ring: askNow });
  const uid = parseIdentity(session.readTicket()?.identity ?? '')?.uid;
  const stopWatching = watchChanges(roomId, uid, {
    onChange: (change) => {
      seen = { ...seen, ...change };
      if (change.ends) alarm.setEnds(change.ends);
      look();
    },
    onOffset: (milliseconds) => {
      offset = milliseconds;
      alarm.setOffset(offset);
      look();
    },
  });
  const stopHearing = hearRights(room, { onPermissions: askNow, onAttributes: look });
  // Catches up with changes from before this page was in the call.
  look();
  return () => {
    stopHearing();
    stopWatching();
    alarm.stop();
    stop();
  };
}

type ChangeListeners = {
  onChange: (change: Partial<SeenChanges>) => void;
  /** How far the server's clock is ahead (ms). */
  onOffset: (milliseconds: number) => void;
};

/** Hears from the database what has changed about the room, and about the person. Returns the way to stop. */
function watchChanges(roomId: string, uid: string | undefined, { onChange, onOffset }: ChangeListeners) {
  const watch = <Value>(path: string, parse: (value: unknown) => Value, next: (value: Value) => void) =>
    // The watch restarts when it fails; until then the media server's reports count.
    watchValue(path, parse)({ next, fail: () => undefined });
  const place = `access/${roomId}`;
  const stops = [
    watch(`${place}/_matrix/session`, toText, (session) => onChange({ session })),
    watch(`${place}/_matrix/epoch`, toCount, (epoch) => onChange({ room: epoch })),
    ...(uid === undefined
      ? []
      : [watch(`${place}/${uid}`, toPlace, ({ epoch, ends }) => onChange({ person: epoch, ends }))]),
    watch('.info/serverTimeOffset', toCount, (milliseconds) => onOffset(milliseconds ?? 0)),
  ];
  return () => stops.forEach((stop) => stop());
}

type RightsListeners = { onPermissions: () => void; onAttributes: () => void };

/** Hears from the media server what has changed about this person's rights. Returns the way to stop. */
function hearRights(room: Parts['room'], { onPermissions, onAttributes }: RightsListeners): () => void {
  const handlePermissions = (before: unknown, participant: Participant) => {
    // The first permissions of a connection are those of its token.
    if (before !== undefined && participant.isLocal) onPermissions();
  };
  const handleAttributes = (_: unknown, participant: Participant) => {
    if (participant.isLocal) onAttributes();
  };
  room
    .on(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
    .on(RoomEvent.ParticipantAttributesChanged, handleAttributes);
  return () => {
    room
      .off(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
      .off(RoomEvent.ParticipantAttributesChanged, handleAttributes);
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null);
const toCount = (value: unknown) => (typeof value === 'number' ? value : null);
/** How often a person's place has changed, and when their exceptions end (ms). */
type Place = { epoch: number | null; ends: readonly number[] };

/** A removed person keeps the count, and no profile. */
function toPlace(value: unknown): Place {
  if (!isRecord(value) || typeof value['profile'] !== 'string') return { epoch: null, ends: [] };
  const exceptions = isRecord(value['exceptions']) ? Object.values(value['exceptions']) : [];
  const ends = exceptions.map((one) => (isRecord(one) ? toCount(one['until']) : null));
  return { epoch: toCount(value['epoch']), ends: ends.filter((end) => end !== null) };
}
