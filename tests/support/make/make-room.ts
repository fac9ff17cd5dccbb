import type { PresetId } from '@/lib/access/presets';
import type { LobbyPolicy } from '@/lib/rooms/admission/lobby-policy';
import { addMember, createRoom } from '@/lib/rooms/contract';
import type { CallableInput } from '@/lib/callables/callable-contract';
import { callCallable } from '@/scripts/stack/callable-client';
import { getIdToken, type Person } from '@/tests/support/person';
import { stackEnvironment } from '@/tests/support/services/stack-environment';

/** What a room is called whose name does not matter. */
export const defaultRoomName = 'Algebra on Tuesdays';

/** A room made for one test. */
export type TestRoom = { roomId: string; name: string; path: string; livePath: string };

/** A member of a room with the profile that they get. */
export type Member = { person: Person; profile: CallableInput<typeof addMember>['profile'] };

/** Makes a room through the product's own callables: the documents are those of production. */
export async function makeRoom(options: {
  host: Person;
  members?: readonly Member[];
  name?: string;
  preset?: PresetId;
  /** Nobody waits unless the test is about it. */
  lobby?: LobbyPolicy;
}): Promise<TestRoom> {
  const { host, members = [], name = defaultRoomName, preset = 'lesson', lobby = 'off' } = options;
  const { appUrl } = stackEnvironment();
  const idToken = await getIdToken(host);
  const { roomId } = await callCallable(appUrl, idToken, createRoom, { name, preset, lobby });
  for (const { person, profile } of members) {
    await callCallable(appUrl, idToken, addMember, { roomId, email: person.email, profile });
  }
  return { roomId, name, path: `/rooms/${roomId}`, livePath: `/rooms/${roomId}/live` };
}
