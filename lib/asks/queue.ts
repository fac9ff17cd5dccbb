import { isRecord } from '@/lib/core/is-record';
import { askKinds, askRowSchema, type AskAnswer, type AskKind } from './schema';

export type Ask = {
  uid: string;
  kind: AskKind;
  /** Milliseconds since 1970, by the server's clock. */
  at: number;
  note: string | null;
  /** What has been said to it; who asked has not seen it yet. */
  answer: AskAnswer | null;
};

/**
 * Reads `asks/{roomId}` of the Realtime Database in the order in which people asked. What belongs to another session,
 * or has another shape, is left out.
 */
export function parseAsks(value: unknown, session: string | null): Ask[] {
  if (!isRecord(value) || session === null) return [];
  return Object.entries(value)
    .flatMap(([uid, rows]) =>
      isRecord(rows) ? askKinds.map((kind) => toAsk(uid, kind, rows[kind], session)) : [],
    )
    .filter((ask) => ask !== null)
    .sort((a, b) => a.at - b.at || a.uid.localeCompare(b.uid) || a.kind.localeCompare(b.kind));
}

function toAsk(uid: string, kind: AskKind, row: unknown, session: string): Ask | null {
  const parsed = askRowSchema.safeParse(row);
  if (!parsed.success || parsed.data.session !== session) return null;
  const { at, note = null, answer = null } = parsed.data;
  return { uid, kind, at, note, answer };
}

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
