import { startTransition, useEffect, useRef, useState } from 'react';
import { beginsByWaiting, isUnheard, useRememberedWaiting } from '@/components/call/waiting-stay';
import { watchPageGoing } from '@/lib/call/client/devices/call-memory';
import type { Call } from '@/lib/call/client/create-call';
import { useDeviceCheck } from '@/lib/call/client/devices/use-device-check';
import { useStore } from '@/lib/call/client/use-store';
import { newestTicket } from '@/lib/call/join-ticket';

export type CallVisitState = ReturnType<typeof useCallVisit>;

/** Where a person is on one visit to a room: in the check, waiting, on the way back in, in the call, or out of it. */
export function useCallVisit(call: Call) {
  const { roomId, session, keeper } = call;
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
  // Before the session, so that this is told before the media SDK hangs up.
  useEffect(() => watchPageGoing(), []);
  useEffect(() => session.start(), [session]);

  // Only an answer of the server ends the waiting: a lost line does not.
  const isStillWaiting = check.isWaiting || isUnheard(ticketState);
  const isInLobby = hasKnocked && check.problem === null && (isStillWaiting || current !== null);
  const isLetIn = current !== null;
  useRememberedWaiting(roomId, isInLobby && isChecking && !isLetIn);

  return {
    phase,
    ticketState,
    check,
    /** What the server last said of this person here. */
    ticket: isChecking ? current : newestTicket(session.readTicket(), current),
    isChecking,
    /** The person sees the check, or waits. */
    isOutside: isChecking && !isComingBack,
    isInLobby,
    isLetIn,
    knock: () => setHasKnocked(true),
    /** The press that asks again is the one that joins, as the first was. */
    askAgain: () => {
      keeper.reset();
      setHasKnocked(true);
      session.cancel();
    },
  };
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
