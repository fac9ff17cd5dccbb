import * as z from 'zod/mini';
import { longestFaultKind, mostLines, progressStates } from '@/lib/access/class-rules';
import { stepFaults, type StepFault } from '@/lib/math/compare/faults/step-faults';

/** Why a line does not follow, as far as the wall tells kinds apart. */
export const faultKinds = stepFaults;
export type FaultKind = StepFault;

const line = z.number().check(z.int(), z.minimum(0), z.maximum(mostLines));

/**
 * `progress/{roomId}/{handoutId}/{uid}` of the Realtime Database: how far a learner's own page says they are. A person
 * without a record has not started. Nobody is ever marked by it.
 */
export const progressSchema = z.object({
  state: z.enum(progressStates),
  /** Lines that have a result and no fault. */
  done: line,
  /** The number of the line that has the caret, or had it last. */
  line: z.optional(line),
  /** The first line that does not follow. */
  fault: z.optional(z.object({ line, kind: z.string().check(z.maxLength(longestFaultKind)) })),
  /** When the record was written, by the server's clock. */
  at: z.number(),
});
export type Progress = z.infer<typeof progressSchema>;

/** Where the record of a learner's page stands. */
export const progressPath = (roomId: string, handoutId: string, uid: string): string =>
  `progress/${roomId}/${handoutId}/${uid}`;
