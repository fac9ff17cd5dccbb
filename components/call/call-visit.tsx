'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { CallOver } from '@/components/call/call-over';
import type { RehearsalPlace } from '@/components/call/call-page';
import { CallRoom } from '@/components/call/call-room';
import { ClosedDoor } from '@/components/call/closed-door';
import { DeviceCheck } from '@/components/call/check/device-check';
import { beginsByWaiting, isUnheard, useRememberedWaiting } from '@/components/call/waiting-stay';
import { useAdmitOnEntry } from '@/components/lobby/use-admit-on-entry';
import { OwnPicture, OwnSwitches } from '@/components/call/stage/own-picture';
import { WaitingPlace } from '@/components/call/panels/views-of-others';
import { LateAnswer } from '@/components/shell/late-answer';
import type { OpenDialog } from '@/components/ui/overlays/use-held-dialog';
import { traitsOf } from '@/lib/access/profiles';
import { sessionStore } from '@/lib/auth/client/session';
import type { SessionUser } from '@/lib/auth/session';
import { toCallRights } from '@/lib/call/rights/call-rights';
import { forgetWaiting, watchPageGoing } from '@/lib/call/client/devices/call-memory';
import { mayGoOn } from '@/lib/call/client/session/call-phase';
import { createCall } from '@/lib/call/client/create-call';
import { useDeviceCheck } from '@/lib/call/client/devices/use-device-check';
import { useStore } from '@/lib/call/client/use-store';
import { countUse, setUser } from '@/lib/telemetry/client/usage/usage';
import { newestTicket } from '@/lib/call/join-ticket';
import { useReadAt } from '@/lib/notifications/client/use-read-here';
import { useKeepRoomNames } from '@/lib/rooms/client/known-room';
import { useKeepPresence } from '@/lib/rooms/client/presence/use-keep-presence';

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
  const { session, keeper } = call;
  const phase = useStore(session);
  const ticketState = useStore(keeper);
  const isChecking = phase.name === 'checking';
  const check = useDeviceCheck(call, ticketState, isChecking);
  const enter = check.join ?? check.joinWithout;
  const [hasKnocked, setHasKnocked] = useState(() => beginsByWaiting(roomId));
  // A person who has asked goes in as soon as they may: the press that asked was the one that joins.
  useJoinWhenReady(hasKnocked && isChecking, enter, () => {
    if (session.read().name !== 'checking') startTransition(() => setHasKnocked(false));
  });
  const current = ticketState.status === 'ready' ? ticketState.ticket : null;
  // Another join is for another session: nobody begins one by a reload.
  const mayComeBack = call.returnsBy !== null && (current?.joinId ?? call.returnsBy) === call.returnsBy;
  const isComingBack = useComingBack(mayComeBack && isChecking && check.refusal === null, enter);
  const ticket = isChecking ? current : newestTicket(session.readTicket(), current);
  const shown = rehearsal && ticket ? rehearsal.lookThrough(ticket) : ticket;
  // Before the session, so that this is told before the media SDK hangs up.
  useEffect(() => watchPageGoing(), []);
  useEffect(() => session.start(), [session]);
  // A guest has no inbox.
  useReadAt(rehearsal === null && person.kind !== 'guest' ? person.uid : null, `/rooms/${roomId}/live`);
  useAdmitOnEntry(roomId, phase.name === 'in-call');
  useCountedCall(phase.name === 'in-call', person.kind);
  useKeepRoomNames(person.uid, ticket ? { [roomId]: ticket.roomName } : {});
  const isAnnounced = rehearsal === null && ticket !== null && !traitsOf(ticket.profile).hidden;
  useKeepPresence(roomId, isAnnounced ? person.uid : null, 'call');

  const leave = () => {
    void session.leave();
    // The entry that holds *Back* in the call goes with it.
    router.replace(`/rooms/${roomId}`);
  };

  // Only an answer of the server ends the waiting: a lost line does not.
  const isStillWaiting = check.isWaiting || isUnheard(ticketState);
  const isInLobby = hasKnocked && check.problem === null && (isStillWaiting || current !== null);
  useRememberedWaiting(roomId, isInLobby && isChecking && current === null);

  /** The press that asks again is the one that joins, as the first was. */
  const askAgain = () => {
    keeper.reset();
    setHasKnocked(true);
    session.cancel();
  };

  const showsCheck = isChecking && !isComingBack;
  // The check is hidden at once and taken away when there is time: the stage comes first.
  const keepsCheck = useDeferredValue(showsCheck);

  if (ticketState.status === 'refused' && ticketState.kind !== 'wait' && isChecking) {
    const onSignIn = ticketState.kind === 'sign-in' ? () => void sessionStore.end() : null;
    return <ClosedDoor thrown={ticketState.thrown} onSignIn={onSignIn} />;
  }
  if (phase.name === 'over' && phase.isAsking && !mayGoOn(phase)) return <CallEnds />;
  if (phase.name === 'over' && !phase.outcome.isStageOnly && !mayGoOn(phase)) {
    return (
      <main className="flint grid min-h-dvh">
        <CallOver
          roomId={roomId}
          uid={person.uid}
          outcome={phase.outcome}
          sessionId={call.isRehearsal ? undefined : session.readTicket()?.sessionId}
          mayStart={toCallRights(ticket).mayStart}
          problem={phase.problem}
          onRejoin={() => void session.rejoin()}
          onAskAgain={askAgain}
          // Signed out, this page leads to the sign-in and back by itself.
          onSignIn={() => void sessionStore.end()}
          kind={ticket?.kind ?? person.kind}
          keepPlace={keepPlace}
        />
      </main>
    );
  }
  // Where entering has failed, the check says why and offers it again.
  const outside = isInLobby ? (
    <WaitingPlace
      {...{ roomId, person }}
      isLetIn={current !== null}
      onAnswered={keeper.start}
      // The room’s own page may not be theirs yet.
      onLeave={() => {
        forgetWaiting();
        router.push('/rooms');
      }}
      preview={(seat) => <OwnPicture {...{ person, seat }} view={check} />}
      controls={<OwnSwitches view={check} />}
    />
  ) : (
    <DeviceCheck
      {...{ roomId, person }}
      view={check}
      isRehearsal={call.isRehearsal}
      onKnock={() => setHasKnocked(true)}
    />
  );
  return (
    <>
      <div className={showsCheck ? 'contents' : 'hidden'}>{showsCheck || keepsCheck ? outside : null}</div>
      {showsCheck ? <LateAnswer /> : null}
      {/* A room that one is not let into is not built: nothing in it is asked for. */}
      {showsCheck && (check.isWaiting || (isInLobby && current === null)) ? null : (
        <div className={showsCheck ? 'pointer-events-none invisible fixed inset-0' : ''} inert={showsCheck}>
          <CallRoom
            {...{ call, person, openDialog, keepPlace }}
            ticket={shown}
            rehearsalRow={rehearsal?.row}
            onLeave={leave}
          />
        </div>
      )}
    </>
  );
}

/** Why the call ended is being asked: until then the page says that it has. */
function CallEnds() {
  const t = useTranslations('call.over');
  return (
    <main className="flint grid min-h-dvh place-items-center">
      <p role="status" className="text-18 text-stage-text-2">
        {t('asking')}
      </p>
    </main>
  );
}

/** Counts a join, of people with an account who have said yes. */
function useCountedCall(isInCall: boolean, kind: SessionUser['kind']): void {
  useEffect(() => {
    setUser(kind);
    if (isInCall) countUse({ name: 'call_joined' });
  }, [isInCall, kind]);
}

/** Goes straight back in after a reload, once token and devices are there. Answers whether it is on the way. */
function useComingBack(isWanted: boolean, join: (() => void) | undefined): boolean {
  const hasTried = useRef(false);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isWanted || !join || hasTried.current) return;
    hasTried.current = true;
    join();
    // Drawn with the joining, not before it.
    startTransition(() => setIsOver(true));
  }, [isWanted, join]);
  return isWanted && !isOver;
}

/** Joins as soon as that is possible. `onTried` takes the wish back, so that a join that fails leads to the check. */
function useJoinWhenReady(isWanted: boolean, join: (() => void) | undefined, onTried: () => void): void {
  const tried = useRef(onTried);
  useEffect(() => {
    tried.current = onTried;
  });
  useEffect(() => {
    if (!isWanted || !join) return;
    join();
    tried.current();
  }, [isWanted, join]);
}
