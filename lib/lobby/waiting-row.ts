import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import { isRecord } from '@/lib/core/is-record';

/** A host's line to a waiting person. */
export type LobbyLine = {
  readonly words: string;
  readonly by: string;
  /** The number of the writer's colour in the room. */
  readonly seat?: number;
  readonly at: number;
};
/** A waiting person's line to the hosts. */
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
  /** When they last knocked; a waiting page repeats it. */
  readonly seen: number;
  /** They came by a short code and are not a member yet. */
  readonly byCode: boolean;
  /** The profile that their invite gives them, until they are a member. */
  readonly invitedAs: PersonProfileId | null;
  /** The number of their colour in the room; null in rows of an earlier release. */
  readonly seat: number | null;
  /** Another person with the same link was banned or sent away in this session. */
  readonly isWatched: boolean;
  readonly place: number | null;
  readonly line: LobbyLine | null;
  /** Their own line to the hosts. */
  readonly said: SaidLine | null;
  readonly answer: LobbyAnswer | null;
  /** One of their pages is still there. */
  readonly isHere: boolean;
};

/** A row of the Realtime Database; null when it has another shape. */
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

/** All rows of a lobby, even those of people who have left. */
export const parseLobby = (value: unknown): WaitingRow[] =>
  isRecord(value)
    ? Object.entries(value)
        .map(([uid, row]) => parseWaitingRow(uid, row))
        .filter((row) => row !== null)
    : [];

/** The waiting people, in the order in which they came. */
export const listWaiting = (rows: readonly WaitingRow[]): WaitingRow[] =>
  rows
    .filter(({ isHere, answer }) => isHere && answer === null)
    .sort((one, other) => one.at - other.at || one.uid.localeCompare(other.uid));

/** The people who were sent away, the last one first. */
export const listSentAway = (rows: readonly WaitingRow[]): WaitingRow[] =>
  rows
    .filter(({ answer }) => answer?.state === 'declined')
    .sort((one, other) => (other.answer?.at ?? 0) - (one.answer?.at ?? 0));

/** How long a row outlives its page (ms), so that a reload keeps the place in the queue. */
export const keepsPlace = 2 * 60_000;
/**
 * How long hosts see the people whom they have sent away, so that they can think again (ms): a lesson, and some more.
 */
export const keepsSentAway = 3 * 60 * 60_000;

/** Rows without a waiting person: the owner has gone, or has the answer. */
export const listStale = (rows: readonly WaitingRow[], now: number): WaitingRow[] =>
  rows.filter(({ seen, isHere, answer }) => {
    if (answer?.state === 'declined') return now - answer.at > keepsSentAway;
    return !isHere && now - Math.max(seen, answer?.at ?? 0) > keepsPlace;
  });

/** Whether a repeated knock continues an old row, with its place and its lines. */
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
