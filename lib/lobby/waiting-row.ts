import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import { isRecord } from '@/lib/core/is-record';

/** What a host has said to somebody who waits. */
export type LobbyLine = {
  readonly words: string;
  readonly by: string;
  /** The writer's place among the room's colours. */
  readonly seat?: number;
  readonly at: number;
};
/** What somebody who waits has said to the hosts. */
export type SaidLine = { readonly words: string; readonly at: number };
type LobbyAnswer = {
  readonly state: 'admitted' | 'declined';
  readonly words: string;
  readonly at: number;
};

/** One row of `lobby/{roomId}`. */
export type WaitingRow = {
  readonly uid: string;
  readonly name: string;
  readonly kind: string;
  /** When they first knocked. */
  readonly at: number;
  /** When they last knocked, as a page does for as long as it waits. */
  readonly seen: number;
  /** They came by a short code and are no member yet. */
  readonly byCode: boolean;
  /** They came by an invite that makes this of them, and are no member yet. */
  readonly invitedAs: PersonProfileId | null;
  /** Their place among the room's colours; null in rows of an earlier release. */
  readonly seat: number | null;
  /** Somebody was banned or sent away in this session who came by the same link. */
  readonly isWatched: boolean;
  readonly place: number | null;
  readonly line: LobbyLine | null;
  /** Their own line to the hosts. */
  readonly said: SaidLine | null;
  readonly answer: LobbyAnswer | null;
  /** A page of theirs says that they are still there. */
  readonly isHere: boolean;
};

/** A row as it stands in the Realtime Database; null for what does not have its shape. */
export function parseWaitingRow(uid: string, value: unknown): WaitingRow | null {
  if (!isRecord(value)) return null;
  const { name, kind, at, seen, byCode, invitedAs, watched, seat, place, line, said, answer, here } = value;
  if (typeof name !== 'string' || typeof kind !== 'string' || typeof at !== 'number') return null;
  return {
    uid,
    name,
    kind,
    at,
    seen: typeof seen === 'number' ? seen : at,
    byCode: byCode === true,
    invitedAs: isPersonProfileId(invitedAs) ? invitedAs : null,
    seat: typeof seat === 'number' ? seat : null,
    isWatched: watched === true,
    place: typeof place === 'number' ? place : null,
    line: parseLine(line),
    said: parseSaid(said),
    answer: parseAnswer(answer),
    isHere: isRecord(here) && Object.keys(here).length > 0,
  };
}

/** All rows of a lobby, whoever is there still or not. */
export const parseLobby = (value: unknown): WaitingRow[] =>
  isRecord(value)
    ? Object.entries(value)
        .map(([uid, row]) => parseWaitingRow(uid, row))
        .filter((row) => row !== null)
    : [];

/** Those who wait, in the order in which they came. */
export const listWaiting = (rows: readonly WaitingRow[]): WaitingRow[] =>
  rows
    .filter(({ isHere, answer }) => isHere && answer === null)
    .sort((one, other) => one.at - other.at || one.uid.localeCompare(other.uid));

/** Those who were sent away, the last one first. */
export const listSentAway = (rows: readonly WaitingRow[]): WaitingRow[] =>
  rows
    .filter(({ answer }) => answer?.state === 'declined')
    .sort((one, other) => (other.answer?.at ?? 0) - (one.answer?.at ?? 0));

/** How long a row stands that nobody is behind any more (ms): somebody who reloads keeps their place. */
export const keepsPlace = 2 * 60_000;
/** How long hosts see whom they have sent away, so that they can think again (ms): a lesson, and some more. */
export const keepsSentAway = 3 * 60 * 60_000;

/** Rows that nobody waits by: their owner has gone, or has had the answer. */
export const listStale = (rows: readonly WaitingRow[], now: number): WaitingRow[] =>
  rows.filter(({ seen, isHere, answer }) => {
    if (answer?.state === 'declined') return now - answer.at > keepsSentAway;
    return !isHere && now - Math.max(seen, answer?.at ?? 0) > keepsPlace;
  });

/** Whether who knocks again goes on where they were: with their place, and what was written to them and by them. */
export const isRefresh = (row: WaitingRow, now: number): boolean =>
  row.answer === null && listStale([row], now).length === 0;

function parseLine(value: unknown): LobbyLine | null {
  if (!isRecord(value)) return null;
  const { words, by, at, seat } = value;
  if (typeof words !== 'string' || typeof by !== 'string' || typeof at !== 'number') return null;
  return { words, by, at, ...(typeof seat === 'number' && { seat }) };
}

function parseSaid(value: unknown): SaidLine | null {
  if (!isRecord(value)) return null;
  const { words, at } = value;
  return typeof words === 'string' && typeof at === 'number' ? { words, at } : null;
}

function parseAnswer(value: unknown): LobbyAnswer | null {
  if (!isRecord(value)) return null;
  const { state, words, at } = value;
  const isKnown = state === 'admitted' || state === 'declined';
  return isKnown && typeof words === 'string' && typeof at === 'number' ? { state, words, at } : null;
}
