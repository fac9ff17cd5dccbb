import { placeKeptFor } from '@/lib/access/longest-note';
import type { AskAnswer, AskKind } from './schema';

export type Ask = {
  uid: string;
  kind: AskKind;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  note: string | null;
  /** What has been said to it; who asked has not seen it yet. */
  answer: AskAnswer | null;
  /** When the connection of who asked broke (ms); null while it stands. */
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
 * Those whose place counts: of people in the call, and for a while of people whose connection broke. A person who has
 * left the call holds none. A reader always has their own.
 */
export const listKept = (asks: readonly Ask[], { uid, present, now }: Reader): Ask[] =>
  asks.filter((ask) => {
    if (ask.uid === uid) return true;
    return ask.away === null ? present.has(ask.uid) : now - ask.away < placeKeptFor;
  });

/** Those that nobody has answered yet. */
export const listWaiting = (asks: readonly Ask[]): Ask[] => asks.filter(({ answer }) => answer === null);

/** The place in the queue of what somebody waits for, counted from 1; null when they do not. */
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

/**
 * What a page shows of those who wait, each with the place in the whole queue. From whom the list of people is kept,
 * others are kept here too; whoever answers must know whom.
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
