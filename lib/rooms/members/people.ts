import { baseOf, traitsOf, profileIds } from '@/lib/access/profiles';
import { personColour, type PersonColour } from '@/lib/core/person-hue';
import type { PagePresence } from '@/lib/rooms/session/page-presence';
import type { InsidePerson } from '@/lib/rooms/session/inside';
import type { Member } from '@/lib/rooms/schema';

export type Person = Pick<Member, 'uid' | 'name' | 'profile'> & {
  isGuest: boolean;
  /** Made by a host, with a card. */
  isLearner: boolean;
  isYou: boolean;
  isOwner: boolean;
  presence: Presence | null;
};

/** Where somebody is, or when they last came into a call; null where nothing can or must be said. */
export type Presence =
  | { kind: 'inside' }
  /** Looks at a page of the room, and is not in the call. */
  | { kind: 'here' }
  /** Has one open, and looks at none. */
  | { kind: 'away' }
  /** Waits at the door since then (ms). */
  | { kind: 'door'; since: number }
  | { kind: 'never' }
  | { kind: 'last'; at: number };

type Listed = Pick<Member, 'uid' | 'name' | 'profile' | 'kind' | 'hereAt'>;

/**
 * The people of a room in an order that does not change when someone comes or goes: those who run it first,
 * then by name.
 *
 * @param atDoor since when people wait at the door (ms), by uid: they stand first
 * @param inside null while the service that knows it does not answer
 * @param open whose pages of the room are open
 */
export function arrangePeople(
  members: readonly Listed[],
  inside: readonly InsidePerson[] | null,
  {
    viewer,
    owner,
    atDoor = new Map(),
    open = new Map(),
  }: {
    viewer: string;
    owner: string;
    atDoor?: ReadonlyMap<string, number>;
    open?: ReadonlyMap<string, PagePresence>;
  },
): Person[] {
  const insideNow = inside && new Set(inside.map(({ uid }) => uid));
  return members
    .map((member) => ({
      uid: member.uid,
      name: member.name,
      profile: member.profile,
      isGuest: member.kind === 'guest',
      isLearner: member.kind === 'learner',
      isYou: member.uid === viewer,
      isOwner: member.uid === owner,
      presence: waitingOf(member.uid, atDoor) ?? (insideNow && presenceOf(member, insideNow, open, viewer)),
    }))
    .sort(
      (a, b) =>
        atDoorFirst(a) - atDoorFirst(b) ||
        rank(a) - rank(b) ||
        a.name.localeCompare(b.name) ||
        a.uid.localeCompare(b.uid),
    );
}

const atDoorFirst = ({ presence }: Person): number => (presence?.kind === 'door' ? 0 : 1);

function waitingOf(uid: string, atDoor: ReadonlyMap<string, number>): Presence | null {
  const since = atDoor.get(uid);
  return since === undefined ? null : { kind: 'door', since };
}

function presenceOf(
  { uid, profile, hereAt }: Listed,
  insideNow: ReadonlySet<string>,
  open: ReadonlyMap<string, PagePresence>,
  viewer: string,
): Presence | null {
  if (insideNow.has(uid)) return { kind: 'inside' };
  // Nobody has to be told about themself, and who observes is not announced.
  if (uid === viewer || traitsOf(profile).hidden) return null;
  const page = open.get(uid);
  if (page !== undefined) return { kind: page };
  if (hereAt === undefined) return null;
  return hereAt === null ? { kind: 'never' } : { kind: 'last', at: hereAt };
}

/** Everyone's colour by their seat, as far as it is known. */
export function colourBySeat(
  people: readonly { uid: string; seat?: number }[],
): (uid: string) => PersonColour {
  const seats = new Map(people.map(({ uid, seat }) => [uid, seat]));
  return (uid) => personColour(uid, seats.get(uid));
}

const rank = ({ profile, isOwner }: Person) => (isOwner ? -1 : profileIds.indexOf(baseOf(profile)));
