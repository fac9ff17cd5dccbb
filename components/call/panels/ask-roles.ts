import { whoAnswers } from '@/lib/access/presets';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import type { CallPerson } from '@/lib/call/call-person';
import { toCallRights } from '@/lib/call/rights/call-rights';
import type { JoinTicket } from '@/lib/call/join-ticket';
import { firstName } from '@/lib/core/first-name';

/** Whom one asks: the only host, some host, or anybody inside. */
export type Whom = { who: 'host'; name: string } | { who: 'hosts' | 'anyone' };

const isAmongEquals = (ticket: JoinTicket | null): boolean =>
  ticket !== null && whoAnswers(ticket.preset) === 'anyone';

/** Whether this person answers hands and asks: hosts do, and where nobody leads everyone whom the others see. */
export const mayAnswer = (ticket: JoinTicket | null): boolean =>
  ticket !== null && (toCallRights(ticket).isHost || (isAmongEquals(ticket) && !ticket.grant.hidden));

/** Whom one asks; by name where there is one host and no more. */
export function findWhom(people: readonly CallPerson[], ticket: JoinTicket | null): Whom {
  if (isAmongEquals(ticket)) return { who: 'anyone' };
  const hosts = people.filter(
    ({ profile, isMe }) => !isMe && isProfileId(profile) && traitsOf(profile).isHost,
  );
  const [host] = hosts;
  return host && hosts.length === 1 ? { who: 'host', name: firstName(host.name) } : { who: 'hosts' };
}
