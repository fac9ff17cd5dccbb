import { placeKeptFor } from '@/lib/access/longest-note';
import type { AskAnswer, AskKind } from './schema';

export type Ask = {
  uid: string;
  kind: AskKind;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  note: string | null;
  /** The answer, until the asking person has seen it. */
  answer: AskAnswer | null;
  /** When the asking person's connection broke (ms); null while it stands. */
  away: number | null;
};

/** An ask, and the session that it belongs to. */
export type AskRow = { readonly session: string; readonly ask: Ask };

/** Those of a session; none while no session is open. */
export const asksOf = (rows: readonly AskRow[], session: string | null): Ask[] =>
  rows.filter((row) => row.session === session).map(({ ask }) => ask);

type Reader = {
  uid: string;
  /** Who is in the call. */
  present: ReadonlySet<string>;
  now: number;
};

/**
 * The asks whose place counts: those of people in the call, and for a while those whose connection broke. A person
 * who has left the call holds none. The reader always keeps their own.
 */
export const listKept = (asks: readonly Ask[], { uid, present, now }: Reader): Ask[] =>
  asks.filter((ask) => {
    if (ask.uid === uid) return true;
    return ask.away === null ? present.has(ask.uid) : now - ask.away < placeKeptFor;
  });

/** The asks that nobody has answered yet. */
export const listWaiting = (asks: readonly Ask[]): Ask[] => asks.filter(({ answer }) => answer === null);

/** The place in the queue of a person's ask, counted from 1; null when they do not wait. */
export function findPlace(waiting: readonly Ask[], uid: string, kind?: AskKind): number | null {
  const index = waiting.findIndex((ask) => ask.uid === uid && (kind === undefined || ask.kind === kind));
  return index === -1 ? null : index + 1;
}

/** Each person's first place in the queue. */
export function placesByPerson(waiting: readonly Ask[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  waiting.forEach(({ uid }, index) => {
    if (!places.has(uid)) places.set(uid, index + 1);
  });
  return places;
}

/** What people have written with the first of their hands and asks that waits. */
export function notesByPerson(waiting: readonly Ask[]): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const { uid, note } of waiting) if (note !== null && !notes.has(uid)) notes.set(uid, note);
  return notes;
}

/**
 * What a page shows of the queue, each ask with its place in the whole. A reader who must not see the list of people
 * sees only their own asks. A reader who may answer sees everybody, because they must know whom they answer.
 */
export function listShown(
  waiting: readonly Ask[],
  reader: { uid: string; isListHidden: boolean; mayAnswer: boolean },
): { ask: Ask; place: number }[] {
  const isOwnOnly = reader.isListHidden && !reader.mayAnswer;
  return waiting
    .map((ask, index) => ({ ask, place: index + 1 }))
    .filter(({ ask }) => !isOwnOnly || ask.uid === reader.uid);
}
