import type { CallPhase } from './call-phase';
import { beforeCall, isInside, reduceCall, type CallEvent, type CallState } from './call-state';

export type CallStore = ReturnType<typeof createCallStore>;

/**
 * Keeps the state of one session, and tells its views of it.
 *
 * @param onOutside called with each phase in which the person is not in the call
 */
export function createCallStore(onOutside: () => void) {
  let state: CallState = beforeCall;
  let endPhase: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const tell = () => listeners.forEach((listener) => listener());
  /** Changes the state, and tells nobody: the views are told when there is time. */
  const note = (event: CallEvent) => {
    state = reduceCall(state, event);
  };
  const leavePhase = () => {
    if (!isInside(state.phase)) onOutside();
    endPhase();
    endPhase = () => undefined;
  };

  return {
    read: (): CallState => state,
    readPhase: (): CallPhase => state.phase,
    note,
    /** Changes the state and tells the views. */
    show: (event: CallEvent) => {
      note(event);
      leavePhase();
      tell();
    },
    /** Back to the device check for a page that goes: nobody looks any more. */
    reset: () => {
      note({ type: 'turned-back', problem: null });
      leavePhase();
    },
    tell,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls `end` when another phase is shown. */
    untilNextPhase: (end: () => void) => {
      endPhase = end;
    },
    /** Returns the question whether this attempt is still the newest. */
    thisAttempt: () => {
      const { attempt } = state;
      return () => attempt === state.attempt;
    },
    /** Returns the question whether this very phase is still shown. */
    thisPhase: () => {
      const { phase } = state;
      return () => phase === state.phase;
    },
  };
}
