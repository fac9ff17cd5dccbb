import type { CallPerson } from '@/lib/call/call-person';
import type { Audience } from '@/lib/chat/audience';

type Known = { hosts: readonly string[]; people: readonly Pick<CallPerson, 'uid' | 'isMe' | 'identities'>[] };

/**
 * The connections in the call that get a message or its picture; null for all. Nobody is among them as long as it is
 * not known who they are.
 */
export function identitiesOf(to: Audience, { hosts, people }: Known): string[] | null {
  if (to === 'everyone') return null;
  const readers = to === 'hosts' ? hosts : [to];
  return people
    .filter((person) => readers.includes(person.uid) && !person.isMe)
    .flatMap(({ identities }) => identities);
}
