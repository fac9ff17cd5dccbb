import type { CallPerson } from '@/lib/call/call-person';
import { rankOf } from '@/lib/call/call-rank';

/** Above this many people, those who show and say nothing share one tile. */
const FOLD_ABOVE = 25;

type Ordered = { people: CallPerson[]; folded: CallPerson[] };

/**
 * Beyond 25 people, everyone with camera and microphone off folds into one tile ("+18"). Hosts, oneself and the
 * promoted speaker never do.
 */
export function foldQuietPeople(people: readonly CallPerson[], promotedUid: string | null): Ordered {
  if (people.length <= FOLD_ABOVE) return { people: [...people], folded: [] };
  const isShown = (person: CallPerson) =>
    person.isMe ||
    person.isCameraOn ||
    person.microphone === 'on' ||
    person.uid === promotedUid ||
    isHost(person);
  return { people: people.filter(isShown), folded: people.filter((person) => !isShown(person)) };
}

/**
 * The order of tiles over all pages. While there is one page nobody moves. On several, hosts come first, one's
 * own tile is the last of page 1, and an off-page speaker takes the place before it.
 *
 * @param people in stable order, oneself last
 */
export function orderTiles(
  people: readonly CallPerson[],
  perPage: number,
  promotedUid: string | null,
): CallPerson[] {
  if (people.length <= perPage) return [...people];
  const me = people.filter(({ isMe }) => isMe);
  const others = people.filter(({ isMe }) => !isMe);
  const sorted = [...others.filter(isHost), ...others.filter((person) => !isHost(person))];
  const places = Math.max(1, perPage - me.length);
  const index = sorted.findIndex(({ uid }) => uid === promotedUid);
  const promoted = sorted[index];
  const evicted = sorted[places - 1];
  if (promoted && evicted && index >= places) {
    sorted[places - 1] = promoted;
    sorted[index] = evicted;
  }
  return [...sorted.slice(0, places), ...me, ...sorted.slice(places)];
}

const isHost = (person: CallPerson) => rankOf(person) !== null;
