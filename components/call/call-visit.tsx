'use client';

import { useRouter } from 'next/navigation';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { AfterCall, BeforeCall } from '@/components/call/call-outside';
import { CallRoom } from '@/components/call/call-room';
import { ClosedDoor } from '@/components/call/closed-door';
import { useCallVisit, type CallVisitState } from '@/components/call/use-call-visit';
import { useAdmitOnEntry } from '@/components/lobby/use-admit-on-entry';
import { LateAnswer } from '@/components/shell/late-answer';
import type { OpenDialog } from '@/components/ui/overlays/use-held-dialog';
import { traitsOf } from '@/lib/access/profiles';
import { sessionStore } from '@/lib/auth/client/session';
import type { SessionUser } from '@/lib/auth/session';
import { mayGoOn, type CallPhase } from '@/lib/call/client/session/call-phase';
import { createCall, type Call } from '@/lib/call/client/create-call';
import { countUse, setUser } from '@/lib/telemetry/client/usage/usage';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { useReadAt } from '@/lib/notifications/client/use-read-here';
import { useKeepRoomNames } from '@/lib/rooms/client/known-room';
import { useKeepPresence } from '@/lib/rooms/client/presence/use-keep-presence';

/** One is in the room alone, before a session. */
export type RehearsalPlace = {
  /** A row that says so, with the ways on. */
  row: ReactNode;
  /** What the controls go by: one's own ticket, or that of somebody else. */
  lookThrough: (ticket: JoinTicket) => JoinTicket;
};

type CallVisitProps = {
  roomId: string;
  person: SessionUser;
  /** Null in a call. */
  rehearsal: RehearsalPlace | null;
  openDialog: OpenDialog;
  /** Lets a guest keep their place by an account; undefined once they have. */
  keepPlace: (() => void) | undefined;
};

/**
 * One visit to a room: the device check, and behind it, already mounted, the room. The click on *Join* therefore only
 * opens the connection and shows what is there.
 */
export function CallVisit({ roomId, person, rehearsal, openDialog, keepPlace }: CallVisitProps) {
  const router = useRouter();
  const [call] = useState(() => createCall(roomId, { isRehearsal: rehearsal !== null }));
  const visit = useCallVisit(call);
  useNotedVisit(call, visit, person);
  const { phase, ticketState, ticket, check, isOutside } = visit;
  // The check is hidden at once and taken away when there is time: the stage comes first.
  const keepsCheck = useDeferredValue(isOutside);

  const leave = () => {
    void call.session.leave();
    // The entry that holds *Back* in the call goes with it.
    router.replace(`/rooms/${roomId}`);
  };

  if (ticketState.status === 'refused' && ticketState.kind !== 'wait' && visit.isChecking) {
    const onSignIn = ticketState.kind === 'sign-in' ? () => void sessionStore.end() : null;
    return <ClosedDoor thrown={ticketState.thrown} onSignIn={onSignIn} />;
  }
  if (isWhollyOver(phase)) return <AfterCall {...{ call, person, visit, phase, keepPlace }} />;
  // A room that one is not let into is not built: nothing in it is asked for.
  const isShut = isOutside && (check.isWaiting || (visit.isInLobby && !visit.isLetIn));
  return (
    <>
      <div className={isOutside ? 'contents' : 'hidden'}>
        {isOutside || keepsCheck ? <BeforeCall {...{ call, person, visit }} /> : null}
      </div>
      {isOutside ? <LateAnswer /> : null}
      {isShut ? null : (
        <div className={isOutside ? 'pointer-events-none invisible fixed inset-0' : ''} inert={isOutside}>
          <CallRoom
            {...{ call, person, openDialog, keepPlace }}
            ticket={rehearsal && ticket ? rehearsal.lookThrough(ticket) : ticket}
            rehearsalRow={rehearsal?.row}
            onLeave={leave}
          />
        </div>
      )}
    </>
  );
}

/** The whole page says that the call is over, or that it is being asked why; not only its stage. */
const isWhollyOver = (phase: CallPhase): phase is Extract<CallPhase, { name: 'over' }> =>
  phase.name === 'over' && !mayGoOn(phase) && (phase.isAsking === true || !phase.outcome.isStageOnly);

/** What others, and other pages of the person, learn of the visit. */
function useNotedVisit({ roomId, isRehearsal }: Call, visit: CallVisitState, person: SessionUser): void {
  const { phase, ticket } = visit;
  const isInCall = phase.name === 'in-call';
  // A guest has no inbox.
  useReadAt(!isRehearsal && person.kind !== 'guest' ? person.uid : null, `/rooms/${roomId}/live`);
  useAdmitOnEntry(roomId, isInCall);
  useCountedCall(isInCall, person.kind);
  useKeepRoomNames(person.uid, ticket ? { [roomId]: ticket.roomName } : {});
  const isAnnounced = !isRehearsal && ticket !== null && !traitsOf(ticket.profile).hidden;
  useKeepPresence(roomId, isAnnounced ? person.uid : null, 'call');
}

/** Counts a join, of people with an account who have said yes. */
function useCountedCall(isInCall: boolean, kind: SessionUser['kind']): void {
  useEffect(() => {
    setUser(kind);
    if (isInCall) countUse({ name: 'call_joined' });
  }, [isInCall, kind]);
}
