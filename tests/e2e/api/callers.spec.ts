import { inviteGroup } from '@/lib/groups/contract';
import { banPerson } from '@/lib/moderation/contract';
import { addMember, removeMember } from '@/lib/rooms/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { getIdToken, makePerson } from '@/tests/support/person';
import type { DoorAnswer } from '@/tests/support/api/ask';
import { makeGuest } from '@/tests/support/callables/account-cases';
import { call, resultOf } from '@/tests/support/api/call';
import { callableCases } from '@/tests/support/callables/callable-cases';
import { callers, callerTable, type CallerName } from './support/caller-table';
import { expect, test, type Scene } from './support/api-test';
import { makeLearner, signInByCard } from '@/tests/support/api/learner';

const asked = callableCases.filter(({ isPublic, ownerOf }) => !isPublic && ownerOf !== 'group');

test('The table answers for each callable that needs an account and names no group', () => {
  const names = asked.map(({ contract }) => contract.name);
  expect(Object.keys(callerTable).sort()).toEqual(names.sort());
});

for (const [who, description] of Object.entries(callers) as [CallerName, string][]) {
  test(`The server answers ${description} as the table says`, async ({ makeScene, admin }) => {
    const scene = await makeScene();
    const token = await enter(who, scene, admin);
    const answers: Record<string, unknown> = {};
    for (const name of Object.keys(callerTable)) {
      const known = asked.find(({ contract }) => contract.name === name);
      if (!known) throw new Error(`There is no callable ${name}.`);
      const answer = await call(known.contract, { token, input: known.input(scene) });
      answers[name] = describeAnswer(answer);
    }
    const expected = asked.map(({ contract: { name }, capability }) => {
      const code = callerTable[name]?.[who];
      const isLacking = code === 'access/denied' && capability !== null;
      // A learner shares a screen when a host agrees; everything else here is refused outright.
      const reason = capability === 'screen:publish' ? 'profile-asks' : 'profile-refuses';
      return [name, isLacking ? `${code}: ${capability}, ${reason} by profile` : code] as const;
    });
    expect(answers).toEqual(Object.fromEntries(expected));
  });
}

test('A stranger gets the same answer for a room that exists and one that does not', async ({ cast }) => {
  const { roomId, stranger } = cast;
  const aboutRooms = callableCases.filter(
    ({ isPublic, input }) => !isPublic && Object.values(input(cast)).includes(roomId),
  );
  expect(aboutRooms.length).toBeGreaterThan(40);
  for (const { contract, input } of aboutRooms) {
    const there = input(cast);
    const nowhere = JSON.parse(JSON.stringify(there).replaceAll(roomId, 'ThereIsNoSuchRoom')) as object;
    const [one, other] = [
      await call(contract, { token: stranger.token, input: there }),
      await call(contract, { token: stranger.token, input: nowhere }),
    ];
    expect(one.status, contract.name).not.toBe(200);
    expect(withoutRequest(other), contract.name).toEqual(withoutRequest(one));
  }
});

/** An answer without the parts that differ between any two requests. */
function withoutRequest({ status, headers, text }: DoorAnswer): object {
  const requestId = headers.get('x-request-id') ?? '';
  const others = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, headers: others, text: text.replaceAll(requestId, 'request') };
}

/** The code of a refusal, with the missing capability and what decided it. */
function describeAnswer({ status, json }: DoorAnswer): string {
  if (status === 200) return 'ok';
  const { message, details } = (json as Refusal).error;
  const why = details.details;
  return why?.capability ? `${message}: ${why.capability}, ${why.reason} by ${why.decidedBy}` : message;
}

type Refusal = {
  error: {
    message: string;
    details: { details?: { capability?: string; decidedBy?: string; reason?: string } };
  };
};

/** Creates this caller for the room of a scene and returns the ID token. */
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
