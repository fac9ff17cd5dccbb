import type { EndingOutcome } from '../../call-ending';

/** Where a person is between the door and the way out. */
export type CallPhase =
  /** In the device check; `problem` is what the last attempt to enter threw, if there was one. */
  | { name: 'checking'; problem: unknown }
  | { name: 'joining' }
  | { name: 'in-call'; /** When this page first got in, by the performance clock. */ since: number }
  | {
      name: 'over';
      outcome: EndingOutcome;
      problem: unknown;
      /** Why is being asked; until that is known nothing is said. */
      isAsking?: true;
    };

/**
 * Whether the call may go on in another room of the media server, which is being asked. Nothing on the page is taken
 * down meanwhile.
 */
export const mayGoOn = (phase: CallPhase): boolean =>
  phase.name === 'over' && phase.isAsking === true && phase.outcome.ending === 'ended';
