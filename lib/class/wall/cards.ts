import { faultKinds, type FaultKind, type Progress } from '@/lib/class/progress';

/** Learners who have no record have not started. */
export const wallStates = ['stuck', 'working', 'done', 'not-started'] as const;
export type WallState = (typeof wallStates)[number];

export type Fault = { line: number; kind: FaultKind };

/** Where one learner is, as the wall shows it. */
export type WallCard = {
  uid: string;
  name: string;
  state: WallState;
  /** The line that they are on; null where nobody knows. */
  line: number | null;
  /** Lines that have a result and no fault. */
  done: number;
  /** The first line that does not follow. */
  fault: Fault | null;
  /** Since when that fault stands, as far as this wall has seen it (ms). */
  faultSince: number | null;
  /** When the page was last heard of (ms); for a page that was not begun, when it was handed out. */
  heardAt: number;
};

/** The people of a room who have a page, as cards show them. */
export type Learner = { uid: string; name: string };

/** Since when which fault stands on a page. */
type Standing = { fault: string; since: number };
export type StandingFaults = ReadonlyMap<string, Standing>;

/** A record counts kinds that this code does not know as others. */
export const toFault = (fault: Progress['fault']): Fault | null =>
  fault === undefined
    ? null
    : { line: fault.line, kind: faultKinds.find((known) => known === fault.kind) ?? 'other' };

const keyOf = (fault: NonNullable<Progress['fault']>): string => `${String(fault.line)} ${fault.kind}`;

/** Which faults stand now, and since when: a record is written again and again while the same fault stays. */
export function followFaults(before: StandingFaults, records: ReadonlyMap<string, Progress>): StandingFaults {
  const after = new Map<string, Standing>();
  for (const [uid, { fault, at }] of records) {
    if (fault === undefined) continue;
    const known = before.get(uid);
    const key = keyOf(fault);
    after.set(uid, known?.fault === key ? known : { fault: key, since: at });
  }
  return after;
}

type Heard = {
  records: ReadonlyMap<string, Progress>;
  standing: StandingFaults;
  /** When the page was handed out (ms). */
  handedOutAt: number;
};

/** A card for each learner, in the order of the learners. */
export const cardsOf = (
  learners: readonly Learner[],
  { records, standing, handedOutAt }: Heard,
): WallCard[] =>
  learners.map(({ uid, name }): WallCard => {
    const record = records.get(uid);
    if (record === undefined)
      return {
        ...{ uid, name, state: 'not-started', line: null, done: 0 },
        ...{ fault: null, faultSince: null, heardAt: handedOutAt },
      };
    const { state, line = null, done, at } = record;
    const since = standing.get(uid)?.since ?? null;
    return { uid, name, state, line, done, fault: toFault(record.fault), faultSince: since, heardAt: at };
  });

/** How many cards are in each state. */
export function countStates(cards: readonly WallCard[]): Record<WallState, number> {
  const counts: Record<WallState, number> = { stuck: 0, working: 0, done: 0, 'not-started': 0 };
  for (const { state } of cards) counts[state] += 1;
  return counts;
}
