import { profileIds } from '@/lib/access/profiles';
import { assignPersonColours, personHue, type PersonColour } from '@/lib/core/person-hue';
import type { InsidePerson } from './inside';
import type { Member } from './schema';

export type Person = Pick<Member, 'uid' | 'name' | 'profile'> & {
  isYou: boolean;
  isOwner: boolean;
  isInside: boolean;
};

/**
 * The people of a room in an order that does not change when someone comes or goes: those who run it first,
 * then by name.
 */
export function arrangePeople(
  members: readonly Pick<Member, 'uid' | 'name' | 'profile'>[],
  inside: readonly InsidePerson[],
  { viewer, owner }: { viewer: string; owner: string },
): Person[] {
  const insideNow = new Set(inside.map(({ uid }) => uid));
  return members
    .map(({ uid, name, profile }) => ({
      uid,
      name,
      profile,
      isYou: uid === viewer,
      isOwner: uid === owner,
      isInside: insideNow.has(uid),
    }))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || a.uid.localeCompare(b.uid));
}

/** Everyone's colour in a room: given in the order in which people were added, so that nobody's ever changes. */
export function colourMembers(
  members: readonly Pick<Member, 'uid' | 'addedAt'>[],
): (uid: string) => PersonColour {
  const inOrder = members.toSorted((a, b) => a.addedAt - b.addedAt || a.uid.localeCompare(b.uid));
  const colours = assignPersonColours(inOrder.map(({ uid }) => uid));
  return (uid) => colours.get(uid) ?? { hue: personHue(uid), isCut: false };
}

const rank = ({ profile, isOwner }: Person) => (isOwner ? -1 : profileIds.indexOf(profile));
