import { personColour, type PersonHue } from '@/lib/core/person-hue';
import { personPicture } from '@/lib/pictures/picture';

/** How many faces a row of the list shows. */
const facesShown = 3;

/** Who belongs to a room besides the reader: a few faces, and how many they are. */
export type MemberPreview = { faces: Face[]; others: number };
type Face = { id: string; name: string; hue: PersonHue; picture?: string };

type Listed = { uid: string; name: string; seat?: number; picture?: string };

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
    faces: others.slice(0, facesShown).map(toFace),
    others: count === null ? others.length : count - 1,
  };
}

function toFace({ uid, name, seat, picture }: Listed): Face {
  const address = personPicture(uid, picture);
  const face = { id: uid, name, hue: personColour(uid, seat).hue };
  return address === undefined ? face : { ...face, picture: address };
}
