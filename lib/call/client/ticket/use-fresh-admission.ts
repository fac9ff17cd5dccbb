'use client';

import { useEffect } from 'react';
import { isAppError } from '@/lib/errors/app-error';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';
import { isRecord } from '@/lib/core/is-record';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { parseIdentity } from '@/lib/livekit/identity';
import { createAccessAsker } from './access-asker';
import type { Call } from '@/lib/call/client/create-call';
import type { TicketState } from './ticket-keeper';

type Parts = Pick<Call, 'roomId' | 'keeper' | 'isRehearsal'>;

/** Refusals that only members of the room hear, who may follow it. */
const heardByMembers: readonly AppErrorCode[] = ['rooms/locked', 'rooms/full', 'rooms/ended'];

/**
 * Asks at the door again when something has changed in the room, or about this person, while they stand there: a lock
 * shuts it at once and opens it at once, and what they may do inside is shown as it is by then.
 */
export function useFreshAdmission({ roomId, keeper, isRehearsal }: Parts, state: TicketState | null): void {
  const isFollowing = !isRehearsal && state !== null && isMember(state);
  const identity = state?.status === 'ready' ? state.ticket.identity : null;
  const uid = identity === null ? null : parseIdentity(identity)?.uid;
  useEffect(() => {
    if (!isFollowing) return undefined;
    const seen = { room: 0, person: 0 };
    let asked = { ...seen };
    const { look, stop } = createAccessAsker({
      refresh: () => {
        asked = { ...seen };
        return keeper.lookAgain();
      },
      isBehind: () => {
        const now = keeper.read();
        const { room, person } = now.status === 'ready' ? now.ticket.epochs : asked;
        return now.status !== 'loading' && (seen.room > room || seen.person > person);
      },
    });
    const watch = (key: string, about: keyof typeof seen) =>
      watchValue(
        `access/${roomId}/${key}`,
        toEpoch,
      )({
        next: (epoch) => {
          seen[about] = epoch;
          look();
        },
        // It begins again by itself; until then the door is asked as often as a token ends.
        fail: () => undefined,
      });
    const stops = [watch('_matrix', 'room'), ...(uid ? [watch(uid, 'person')] : [])];
    return () => {
      stops.forEach((stopWatch) => stopWatch());
      stop();
    };
  }, [roomId, keeper, isFollowing, uid]);
}

const isMember = (state: TicketState): boolean =>
  state.status === 'ready' ||
  (state.status === 'refused' && isAppError(state.thrown) && heardByMembers.includes(state.thrown.code));

const toEpoch = (value: unknown): number => {
  const epoch = isRecord(value) ? value['epoch'] : null;
  return typeof epoch === 'number' ? epoch : 0;
};
