import { roomCapacity } from '@/lib/rooms/settings/room-capacity';

/** A connection of a person on the media server. */
export type Connection = {
  identity: string;
  uid: string;
  /** When it came (ms). */
  since: number;
  isHost: boolean;
};

export type WithoutPlace = { identity: string; uid: string; code: 'rooms/full' | 'rooms/too-many-joins' };

/**
 * The connections for which a call has no place, by the order in which they came: those of one person beyond their
 * own number, and those after the last place. A host takes a place and is never without one.
 */
export function findWithoutPlace(connections: readonly Connection[]): WithoutPlace[] {
  const byArrival = connections.toSorted(
    (one, other) => one.since - other.since || one.identity.localeCompare(other.identity),
  );
  const ofPerson = new Map<string, number>();
  const without: WithoutPlace[] = [];
  let taken = 0;
  for (const { identity, uid, isHost } of byArrival) {
    const own = (ofPerson.get(uid) ?? 0) + 1;
    ofPerson.set(uid, own);
    if (own > roomCapacity.perPerson) without.push({ identity, uid, code: 'rooms/too-many-joins' });
    else if (taken >= roomCapacity.places && !isHost) without.push({ identity, uid, code: 'rooms/full' });
    else taken += 1;
  }
  return without;
}
