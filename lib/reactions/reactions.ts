import type { DataMessage } from '@/lib/livekit/data-topics';

export type Glyph = DataMessage<'reaction'>['glyph'];
export const glyphs = ['thumbs-up', 'heart', 'lightbulb', 'laugh', 'party'] as const satisfies Glyph[];

export type Rising = { readonly key: number; readonly glyph: Glyph; readonly at: number };
type OfPerson = {
  /** The newest last. */
  readonly rising: readonly Rising[];
  /** How often they have reacted since this page came. */
  readonly total: number;
};

/** The reactions of a call, by person. */
export type Reactions = ReadonlyMap<string, OfPerson>;

export const reactionLimits = {
  /** How long one is seen (ms). */
  risesFor: 3000,
  /** So many rise at once in a tile; the others are a number. */
  atOnce: 3,
} as const;

/** Adds a reaction at an instant (ms). */
export function addReaction(
  reactions: Reactions,
  { uid, glyph, key }: { uid: string; glyph: Glyph; key: number },
  now: number,
): Reactions {
  const { rising, total } = reactions.get(uid) ?? { rising: [], total: 0 };
  const next = { rising: [...rising, { key, glyph, at: now }], total: total + 1 };
  return new Map([...reactions, [uid, next]]);
}

/** Without the reactions whose time is over. The same map while there are none. */
export function dropRisen(reactions: Reactions, now: number): Reactions {
  const isOver = ({ at }: Rising) => now - at >= reactionLimits.risesFor;
  if (![...reactions.values()].some(({ rising }) => rising.some(isOver))) return reactions;
  return new Map(
    [...reactions].map(([uid, one]) => [uid, { ...one, rising: one.rising.filter((each) => !isOver(each)) }]),
  );
}

/** What a tile shows of a person: the newest few, and how many more are on their way. */
export function shownOf(reactions: Reactions, uid: string): { shown: readonly Rising[]; more: number } {
  const { rising } = reactions.get(uid) ?? { rising: [] };
  const shown = rising.slice(-reactionLimits.atOnce);
  return { shown, more: rising.length - shown.length };
}
