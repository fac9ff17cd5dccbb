import { profileIds } from '@/lib/access/profiles';
import { personColour, type PersonColour } from '@/lib/core/person-hue';
import type { InsidePerson } from './inside';
import type { Member } from './schema';

export type Person = Pick<Member, 'uid' | 'name' | 'profile'> & {
  isGuest: boolean;
  isYou: boolean;
  isOwner: boolean;
  isInside: boolean;
};

/**
 * The people of a room in an order that does not change when someone comes or goes: those who run it first,
 * then by name.
 */
export function arrangePeople(
  members: readonly Pick<Member, 'uid' | 'name' | 'profile' | 'kind'>[],
  inside: readonly InsidePerson[],
  { viewer, owner }: { viewer: string; owner: string },
): Person[] {
  const insideNow = new Set(inside.map(({ uid }) => uid));
  return members
    .map(({ uid, name, profile, kind }) => ({
      uid,
      name,
      profile,
      isGuest: kind === 'guest',
      isYou: uid === viewer,
      isOwner: uid === owner,
      isInside: insideNow.has(uid),
    }))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || a.uid.localeCompare(b.uid));
}

/** Everyone's colour by their seat, as far as it is known. */
export function colourBySeat(
  people: readonly { uid: string; seat?: number }[],
): (uid: string) => PersonColour {
  const seats = new Map(people.map(({ uid, seat }) => [uid, seat]));
  return (uid) => personColour(uid, seats.get(uid));
}

const rank = ({ profile, isOwner }: Person) => (isOwner ? -1 : profileIds.indexOf(profile));
