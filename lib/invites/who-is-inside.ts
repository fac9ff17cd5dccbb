import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { firstName } from '@/lib/core/first-name';
import { personColour } from '@/lib/core/person-hue';
import type { InsidePerson } from '@/lib/rooms/session/inside';
import type { CallableOutput } from '@/lib/callables/callable-contract';
import type { peekInvite } from './contract';

type Inside = CallableOutput<typeof peekInvite>['inside'];

export const nobodyInside: Inside = { hosts: [], others: 0 };

/** Those of a room's hosts who are named; a room with more has a crowd. */
const mostNamed = 3;

/**
 * Who is in a call, as far as the bearer of a link should know before they come in: those who run the room by first
 * name, everyone else as a number.
 */
export function whoIsInside(people: readonly InsidePerson[]): Inside {
  const hosts = people
    .filter(({ profile }) => isProfileId(profile) && traitsOf(profile).isHost)
    .slice(0, mostNamed)
    .map(({ uid, name, seat }) => ({ name: firstName(name), ...personColour(uid, seat) }));
  return { hosts, others: people.length - hosts.length };
}
