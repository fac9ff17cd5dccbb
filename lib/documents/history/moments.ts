import { entryTime } from './entry-time';

/** A time of a document, and the entries of its log up to then. A state from before the log has none. */
export type Moment = { at: number; isState: boolean };

/** Edits closer together than this belong to one moment (ms), unless it has lasted for too long. */
const pause = 60_000;
const longest = 300_000;

/**
 * The times at which a document can be seen again, the newest first: the states that were kept, and the pauses between
 * the entries of its log. The last entry is what it is now, so it is no moment of the past.
 */
export function listMoments(states: readonly number[], entries: readonly string[]): Moment[] {
  const times = entries.flatMap((key) => entryTime(key) ?? []).sort((one, other) => one - other);
  const moments: Moment[] = states.map((at) => ({ at, isState: true }));
  let begin = times[0] ?? 0;
  times.forEach((at, index) => {
    const next = times[index + 1];
    if (next === undefined || (next - at < pause && next - begin < longest)) return;
    moments.push({ at, isState: false });
    begin = next;
  });
  return moments.sort((one, other) => other.at - one.at);
}
