import { type Exception, forever } from '@/lib/access/layers';
import type { MatrixAnswer } from '@/lib/access/to-matrix';
import type { Outcome } from './firestore-rest';

const past = 1000;

/** A matrix answer for reading a room, an exception of the person, and what comes of it in the session `now`. */
export const exceptionTable: readonly (readonly [
  answer: MatrixAnswer,
  exception: Exception | null,
  outcome: Outcome,
])[] = [
  ['yes', null, 'allowed'],
  ['yes', { allow: false, until: forever }, 'refused'],
  ['yes', { allow: false, until: past }, 'allowed'],
  ['yes', { allow: false, until: forever, session: 'now' }, 'refused'],
  ['yes', { allow: false, until: forever, session: 'before' }, 'allowed'],
  ['no', null, 'refused'],
  ['no', { allow: true, until: forever }, 'allowed'],
  ['no', { allow: true, until: past }, 'refused'],
  ['no', { allow: true, until: forever, session: 'now' }, 'allowed'],
  ['no', { allow: true, until: forever, session: 'before' }, 'refused'],
  ['always', { allow: false, until: forever }, 'allowed'],
  ['never', { allow: true, until: forever }, 'refused'],
];

/**
 * A learner's entry and the matrix of a new room. No real matrix says `yes` or `no` about reading a room, which is
 * no exception's to change; here it does, so that the deployed expressions meet every branch.
 */
export function exceptionFixture(answer: MatrixAnswer, exception: Exception | null) {
  return {
    roomId: `room-${crypto.randomUUID()}`,
    matrix: { learner: { 'room:read': answer }, session: 'now', epoch: 1 },
    entry: { profile: 'learner', exceptions: exception ? { 'room:read': exception } : {}, epoch: 1 },
  };
}

/** A learner who was lent a role that may read the room, which learners here may not, and what comes of it. */
export const lentTable: readonly (readonly [session: string, outcome: Outcome])[] = [
  ['now', 'allowed'],
  ['before', 'refused'],
];

/** The entry of that learner and the matrix of a new room whose session is called `now`. */
export function lentFixture(session: string) {
  return {
    roomId: `room-${crypto.randomUUID()}`,
    matrix: { learner: { 'room:read': 'no' }, presenter: { 'room:read': 'yes' }, session: 'now', epoch: 1 },
    entry: { profile: 'learner', lent: { profile: 'presenter', session }, exceptions: {}, epoch: 1 },
  };
}
