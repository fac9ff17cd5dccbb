import type { Fault, WallCard } from './cards';

/** People whose first wrong line fails in the same way. */
export type FaultGroup = Fault & { key: string; uids: readonly string[] };

/** The most groups that stand together at once. */
const mostGroups = 6;

/** Two or more whose first line that does not follow is the same, for the same reason; the largest group first. */
export function groupFaults(cards: readonly WallCard[]): FaultGroup[] {
  const groups = new Map<string, Fault & { uids: string[] }>();
  for (const { uid, fault } of cards) {
    if (fault === null) continue;
    const key = `${String(fault.line)}-${fault.kind}`;
    const group = groups.get(key) ?? { ...fault, uids: [] };
    group.uids.push(uid);
    groups.set(key, group);
  }
  return Array.from(groups, ([key, group]) => ({ ...group, key }))
    .filter(({ uids }) => uids.length >= 2)
    .sort((one, other) => other.uids.length - one.uids.length || one.line - other.line)
    .slice(0, mostGroups);
}
