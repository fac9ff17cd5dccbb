import type { PersonKind } from '@/lib/auth/person-kind';
import type { TestRoom } from './make-room';
import type { Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** Writes that somebody is inside a room's call, or no longer is, as the webhook of the media server does. */
export async function setInside(
  room: Pick<TestRoom, 'roomId'>,
  person: Pick<Person, 'uid' | 'name'>,
  isInside: boolean,
  { seat, kind, profile = 'learner' }: { seat?: number; kind?: PersonKind; profile?: string } = {},
): Promise<void> {
  const { databaseHost, projectId } = stackEnvironment();
  const path = `inside/${room.roomId}/${person.uid}/join0000000000001`;
  const response = await fetch(`http://${databaseHost}/${path}.json?ns=${projectId}-default-rtdb`, {
    method: isInside ? 'PUT' : 'DELETE',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(isInside && {
      body: JSON.stringify({ since: Date.now(), name: person.name, profile, seat, kind }),
    }),
  });
  if (!response.ok) throw new Error(`The database refuses ${path}: ${await response.text()}`);
}
