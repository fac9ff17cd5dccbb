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
  useEffect(() => {
    if (!isInCall) return undefined;
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

    const handlePermissions = (before: unknown, participant: Participant) => {
      // The first permissions of a connection are those of its token.
      if (before !== undefined && participant.isLocal) askNow();
    };
    const handleAttributes = (_: unknown, participant: Participant) => {
      if (participant.isLocal) look();
    };
    const watch = <Value>(path: string, parse: (value: unknown) => Value, note: (value: Value) => void) =>
      watchValue(
        `access/${roomId}/${path}`,
        parse,
      )({
        next: (value) => {
          note(value);
          look();
        },
        // The watch restarts; until then the media server's reports count.
        fail: () => undefined,
      });
    const notePlace = ({ epoch, ends }: Place) => {
      seen = { ...seen, person: epoch, ends };
      alarm.setEnds(ends);
    };
    const uid = parseIdentity(session.readTicket()?.identity ?? '')?.uid;
    const stops = [
      watch('_matrix/session', toText, (id) => (seen = { ...seen, session: id })),
      watch('_matrix/epoch', toCount, (epoch) => (seen = { ...seen, room: epoch })),
      ...(uid === undefined ? [] : [watch(uid, toPlace, notePlace)]),
      watchValue(
        '.info/serverTimeOffset',
        toCount,
      )({
        next: (milliseconds) => {
          offset = milliseconds ?? 0;
          alarm.setOffset(offset);
          look();
        },
        fail: () => undefined,
      }),
    ];
    room
      .on(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
      .on(RoomEvent.ParticipantAttributesChanged, handleAttributes);
    // Catches up with changes from before this page was in the call.
    look();
    return () => {
      room
        .off(RoomEvent.ParticipantPermissionsChanged, handlePermissions)
        .off(RoomEvent.ParticipantAttributesChanged, handleAttributes);
      stops.forEach((stopWatch) => stopWatch());
      alarm.stop();
      stop();
    };
  }, [roomId, room, session, keeper, isInCall]);
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
