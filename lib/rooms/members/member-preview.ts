import { personColour, type PersonHue } from '@/lib/core/person-hue';

/** How many faces a row of the list shows. */
const facesShown = 3;

/** Who belongs to a room besides the reader: a few faces, and how many they are. */
export type MemberPreview = { faces: Face[]; others: number };
type Face = { id: string; name: string; hue: PersonHue };

type Listed = { uid: string; name: string; seat?: number };

/**
 * So many members, the first who were added, are enough for the faces and for knowing whether there are more:
 * the reader may be among them.
 */
export const membersNeeded = facesShown + 2;

/**
 * The member preview of somebody out of the first members of a room.
 *
 * @param count how many members the room has; null when `members` are all
 */
export function memberPreviewOf(
  members: readonly Listed[],
  reader: string,
  count: number | null,
): MemberPreview {
  const others = members.filter(({ uid }) => uid !== reader);
  return {
    faces: others.slice(0, facesShown).map(({ uid, name, seat }) => ({
      id: uid,
      name,
      hue: personColour(uid, seat).hue,
    })),
    others: count === null ? others.length : count - 1,
  };
}
