import { chooseSeats, personColour, type PersonColour } from '@/lib/core/person-hue';
import type { GroupPerson } from '@/lib/groups/schema';

type Seated = Pick<GroupPerson, 'uid' | 'addedAt'>;

/**
 * Everyone's colour in their group. No two share one up to twelve people. Who came first chooses first, so that
 * a printed card keeps its colour when others are added.
 */
export function colourInGroup(people: readonly Seated[]): (uid: string) => PersonColour {
  const order = people.toSorted((a, b) => a.addedAt - b.addedAt || (a.uid < b.uid ? -1 : 1));
  const seats = chooseSeats(
    order.map(({ uid }) => uid),
    [],
  );
  return (uid) => personColour(uid, seats.get(uid));
}
