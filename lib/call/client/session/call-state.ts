import { stillOutside, type EndingOutcome } from '../../call-ending';
import { isAccident } from '../../coming-back';
import type { JoinTicket } from '../../join-ticket';
import type { CallPhase } from './call-phase';

/** All that a session knows of its person's way through the call. */
export type CallState = {
  phase: CallPhase;
  /** What the media server was last shown. */
  ticket: JoinTicket | null;
  /** Counts attempts to enter; an outdated one changes nothing. */
  attempt: number;
  /** When this page first got in, by the performance clock; null before. */
  since: number | null;
  /** When this attempt got in; null before. */
  enteredAt: number | null;
  /** The person knows that the session was ended for everyone: a rejoin then means a next one. */
  isEndKnown: boolean;
};

export type CallEvent =
  | { type: 'connecting' }
  | { type: 'ticket-shown'; ticket: JoinTicket }
  | { type: 'entered'; at: number }
  | { type: 'hung-up' }
  | { type: 'coming-back' }
  | { type: 'stayed-outside'; problem: unknown }
  /** Back to the device check; `problem` is what the attempt to enter threw, if it failed. */
  | { type: 'turned-back'; problem: unknown }
  | { type: 'over'; outcome: EndingOutcome; isAsking?: true };

export const beforeCall: CallState = {
  phase: { name: 'checking', problem: null },
  ticket: null,
  attempt: 0,
  since: null,
  enteredAt: null,
  isEndKnown: false,
};

/** The person is in the call, or on the way in. */
export const isInside = ({ name }: CallPhase): boolean => name === 'in-call' || name === 'joining';

/** What a session knows after something has happened. Who tells it of an answer asks first whether it is outdated. */
export function reduceCall(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'connecting':
      return { ...state, attempt: state.attempt + 1, enteredAt: null, phase: { name: 'joining' } };
    case 'ticket-shown':
      return { ...state, ticket: event.ticket };
    case 'entered': {
      const since = state.since ?? event.at;
      return { ...state, since, enteredAt: event.at, isEndKnown: false, phase: { name: 'in-call', since } };
    }
    case 'hung-up':
      return { ...state, attempt: state.attempt + 1 };
    case 'coming-back':
      return { ...state, phase: { name: 'joining' } };
    case 'stayed-outside':
      return { ...state, phase: { name: 'over', outcome: stillOutside, problem: event.problem } };
    case 'turned-back':
      return { ...state, phase: { name: 'checking', problem: event.problem } };
    case 'over': {
      const { outcome, isAsking } = event;
      const isEndKnown = state.isEndKnown || outcome.ending === 'ended';
      return {
        ...state,
        isEndKnown,
        phase: { name: 'over', outcome, problem: null, ...(isAsking && { isAsking }) },
      };
    }
  }
}

type AfterDisconnect = {
  /** The SDK learns why, and yet waits for its line (15 s): it must be stopped. */
  mustHangUp: boolean;
  /** A reload does not lead back into this call. */
  mustForget: boolean;
  next: 'ask-why-removed' | 'ask-why-ended' | 'come-back' | 'say';
};

/** What a page does when the SDK says that the connection is over; null where that is no news for it. */
export function afterDisconnect(phase: CallPhase, outcome: EndingOutcome): AfterDisconnect | null {
  const { ending, isStageOnly } = outcome;
  // After *Leave* the phase is another one by now. So here the page goes, and a reload comes back to this call.
  const isPageGoing = ending === 'left';
  const isForGood = !isStageOnly && !isPageGoing;
  const isShutOut = phase.name === 'joining' && isForGood;
  if (phase.name !== 'in-call' && !isShutOut) return null;
  return { mustHangUp: isShutOut, mustForget: isForGood, next: nextAfter(outcome) };
}

function nextAfter(outcome: EndingOutcome): AfterDisconnect['next'] {
  // The media server has one reason for several causes.
  if (outcome.ending === 'removed') return 'ask-why-removed';
  if (outcome.ending === 'ended') return 'ask-why-ended';
  return isAccident(outcome) ? 'come-back' : 'say';
}
