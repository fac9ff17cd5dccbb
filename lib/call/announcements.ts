/** What a screen reader is told about comings and goings, by message key and values. */
export type Announcement =
  | { key: 'joined' | 'left'; name: string }
  | { key: 'joinedMany' | 'leftMany'; name: string; others: number }
  | { key: 'joinedCount' | 'leftCount'; count: number };

export type Movements = { joined: readonly string[]; left: readonly string[] };

/** Comings and goings are gathered for so long before they are said. */
export const BATCH_MS = 3000;
/** At most one message in so long a time, all kinds together. */
export const SPACING_MS = 1000;

/**
 * Words for what happened in one batch: names in a small room, counts above 10 people, nothing above 30, so
 * that a class coming in does not drown the lesson.
 *
 * @param present how many people are in the call after it
 */
export function announceMovements({ joined, left }: Movements, present: number): Announcement[] {
  if (present > 30) return [];
  return [...announce(joined, present, 'joined'), ...announce(left, present, 'left')];
}

function announce(names: readonly string[], present: number, verb: 'joined' | 'left'): Announcement[] {
  const [name] = names;
  if (name === undefined) return [];
  if (present > 10) return [{ key: `${verb}Count`, count: names.length }];
  if (names.length === 1) return [{ key: verb, name }];
  return [{ key: `${verb}Many`, name, others: names.length - 1 }];
}

/** Who came and who went between two looks; someone who did both within one batch did neither. */
export function compareMovements(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Movements {
  return {
    joined: [...after].filter(([uid]) => !before.has(uid)).map(([, name]) => name),
    left: [...before].filter(([uid]) => !after.has(uid)).map(([, name]) => name),
  };
}
