import type { Moment } from './moments';

/** A moment of one document that is so close to one of the other says nothing new (ms). */
const close = 60_000;

/**
 * How a document can be read as it was at a time that need not be one of its moments. Null for a time before its first
 * state: nothing is known about it then.
 */
export function momentAt(moments: readonly Moment[], at: number): Moment | null {
  const states = moments.filter(({ isState }) => isState).map((moment) => moment.at);
  // After the newest state, the entries of the log are the past.
  if (states.every((state) => state <= at)) return { at, isState: false };
  const before = states.filter((state) => state <= at);
  return before.length === 0 ? null : { at: Math.max(...before), isState: true };
}

/**
 * The moments of a document and of another beside it, the newest first. Those of the other count where the document
 * itself can be read, too.
 */
export function joinMoments(own: readonly Moment[], beside: readonly Moment[]): Moment[] {
  const isNew = ({ at }: Moment) =>
    momentAt(own, at) !== null && own.every((moment) => Math.abs(moment.at - at) > close);
  return [...own, ...beside.filter(isNew)].toSorted((one, other) => other.at - one.at);
}
