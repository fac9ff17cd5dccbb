import { inviteGroup } from '@/lib/groups/contract';
import { banPerson } from '@/lib/moderation/contract';
import { addMember, removeMember } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { getIdToken, makePerson } from '@/tests/support/person';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { call, resultOf } from '@/tests/support/api/call';
import { callableCases } from '@/tests/support/callables/callable-cases';
import { callers, callerTable, type CallerName } from './support/caller-table';
import { expect, test, type Scene } from './support/doors-test';
import { makeLearner, signInByCard } from '@/tests/support/api/learner';

const asked = callableCases.filter(({ isPublic, ownerOf }) => !isPublic && ownerOf !== 'group');

test('Every callable that needs an account and names no group has its answers in the table', () => {
  const names = asked.map(({ contract }) => contract.name);
  expect(Object.keys(callerTable).sort()).toEqual(names.sort());
});

for (const [who, description] of Object.entries(callers) as [CallerName, string][]) {
  test(`What the doors answer ${description}`, async ({ makeScene, admin }) => {
    const scene = await makeScene();
    const token = await enter(who, scene, admin);
    const answers: Record<string, unknown> = {};
    for (const name of Object.keys(callerTable)) {
      const known = asked.find(({ contract }) => contract.name === name);
      if (!known) throw new Error(`There is no callable ${name}.`);
      const { status, json } = await call(known.contract, { token, input: known.input(scene) });
      answers[name] = status === 200 ? 'ok' : (json as { error: { message: string } }).error.message;
    }
    const expected = Object.entries(callerTable).map(([name, row]) => [name, row[who]] as const);
    expect(answers).toEqual(Object.fromEntries(expected));
  });
}

/** Makes one of the callers for the room of a scene; answers with their ID token. */
async function enter(who: CallerName, scene: Scene, admin: AdminSdk): Promise<string> {
  switch (who) {
    case 'coHost':
      return (await addPerson(scene, admin, 'co-host')).token;
    case 'guest':
      return (await makeGuest(scene)).idToken;
    case 'learner':
      return enterByCard(scene, admin);
    case 'banned': {
      const { uid, token } = await addPerson(scene, admin, 'host');
      const { roomId, host } = scene;
      resultOf(await call(banPerson, { token: host.token, input: { roomId, uid } }));
      return token;
    }
    case 'removed': {
      const { uid, token } = await addPerson(scene, admin, 'host');
      await remove(scene, uid);
      return token;
    }
    case 'stranger':
      return scene.stranger.token;
  }
}

async function addPerson({ roomId, host }: Scene, admin: AdminSdk, profile: 'host' | 'co-host') {
  const person = await makePerson(admin, 'Hedy Lamarr');
  const input = { roomId, email: person.email, profile };
  resultOf(await call(addMember, { token: host.token, input }));
  return { uid: person.uid, token: await getIdToken(person) };
}

async function remove({ roomId, host }: Scene, uid: string): Promise<void> {
  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid } }));
}

async function enterByCard(scene: Scene, admin: AdminSdk): Promise<string> {
  const { groupId, ...card } = await makeLearner(admin, scene);
  const input = { groupId, roomId: scene.roomId, profile: 'learner' };
  resultOf(await call(inviteGroup, { token: scene.host.token, input }));
  return signInByCard(card);
}
