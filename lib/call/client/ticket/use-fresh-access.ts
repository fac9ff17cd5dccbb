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
 * Asks again what this person may do when that has changed while they are in the call, so that the controls follow,
 * with their reasons and with what can be asked for. What changes the tracks that one may send the media server says;
 * of all else the databases count the changes, of the room and of the person. What ends by its time changes no count:
 * the attributes tell of what others take from this person, an alarm of the rest.
 */
export function useFreshAccess({ roomId, room, session, keeper }: Parts, isInCall: boolean): void {
  useEffect(() => {
    if (!isInCall) return undefined;
    const readTicket = () => {
      const asked = keeper.read();
      return newestTicket(session.readTicket(), asked.status === 'ready' ? asked.ticket : null);
    };
    let seen: SeenChanges = { session: null, room: null, person: null, ends: [] };
    /** By how much the server's clock is ahead (ms). */
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
        // It begins again by itself; until then the media server's word counts.
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
    // What was said while this page was still on its way in.
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
/** How often somebody's place was changed, and when what was lent to them, or taken from them, ends (ms). */
type Place = { epoch: number | null; ends: readonly number[] };

/** Whoever was taken out leaves the count behind, and no profile. */
function toPlace(value: unknown): Place {
  if (!isRecord(value) || typeof value['profile'] !== 'string') return { epoch: null, ends: [] };
  const exceptions = isRecord(value['exceptions']) ? Object.values(value['exceptions']) : [];
  const ends = exceptions.map((one) => (isRecord(one) ? toCount(one['until']) : null));
  return { epoch: toCount(value['epoch']), ends: ends.filter((end) => end !== null) };
}
