import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyContract } from '@/lib/core/callable-contract';
import type { AppErrorCode } from '@/lib/core/our-errors';
import { ask } from './support/ask';
import { call, callablePath } from './support/call';
import { callableCases } from './support/callable-cases';
import { expect, test, type Actor, type Cast } from './support/doors-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { idTokenOf } from './support/id-token';

test.describe('The list of callables', () => {
  test('Every contract of every domain is tried here, and is bound to exactly one callable', async () => {
    const contracts = await listContracts();
    const names = contracts.map(({ name }) => name).sort();

    expect(new Set(names).size, 'names are unique').toBe(names.length);
    expect(callableCases.map(({ contract }) => contract.name).sort()).toEqual(names);
  });

  test('The server knows every one of them', async () => {
    for (const { name } of await listContracts()) {
      const answer = await ask(callablePath(name), { body: '{}' });
      const isPublic = callableCases.some((known) => known.isPublic && known.contract.name === name);
      expectCallableRefusal(
        answer,
        isPublic ? 'request/malformed' : 'auth/required',
        isPublic ? { field: 'data' } : undefined,
      );
    }
  });

  const unknown = [
    'deleteEverything',
    'createroom',
    'createRoom%20',
    '..%2F..%2Fhealth',
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(2000),
  ];
  for (const name of unknown) {
    test(`There is no callable called ${name.slice(0, 30)}, whoever asks`, async ({ cast }) => {
      const body = '{"data":{"input":{}}}';
      for (const token of [null, cast.host.token]) {
        expectCallableRefusal(await ask(callablePath(name), { body, token }), 'request/unknown-callable');
      }
    });
  }
});

/** A person that no callable lets in, and why. */
type Outsider = [who: string, find: (cast: Cast) => Actor, code: AppErrorCode];

const shut: readonly Outsider[] = [
  ['somebody whose token has expired', ({ shut: { expired } }) => expired, 'auth/expired-token'],
  ['somebody whose account is disabled', ({ shut: { disabled } }) => disabled, 'auth/disabled'],
  ['somebody who was signed out everywhere since', ({ shut: { revoked } }) => revoked, 'auth/revoked'],
  ['somebody whose account is gone', ({ shut: { deleted } }) => deleted, 'auth/revoked'],
  ['somebody disabled at the gate', ({ shut: { disabledAtGate } }) => disabledAtGate, 'auth/disabled'],
  ['somebody signed out at the gate', ({ shut: { revokedAtGate } }) => revokedAtGate, 'auth/revoked'],
];

const outsiders: readonly Outsider[] = [
  ['somebody who is no member', ({ stranger }) => stranger, 'rooms/not-a-member'],
  ['somebody who was removed', ({ removed }) => removed, 'rooms/removed'],
];

for (const { contract, capability, input, isPublic } of callableCases) {
  const { name } = contract;
  if (isPublic) continue;

  test.describe(`Who may call ${name}`, () => {
    test('Nobody without a token', async ({ cast }) => {
      expectCallableRefusal(await call(contract, { input: input(cast) }), 'auth/required');
    });

    const garbage = ['Bearer', 'Bearer nonsense', 'Bearer a.b.c', 'Basic YWRhOmxvdmVsYWNl', 'Bearer a b'];
    for (const authorization of garbage) {
      test(`Nobody with the authorization "${authorization}"`, async ({ cast }) => {
        const answer = await call(contract, { authorization, input: input(cast) });
        expectCallableRefusal(answer, 'auth/invalid-token');
      });
    }

    test('Nobody with a token of another project', async ({ cast }) => {
      const token = idTokenOf(cast.host, { projectId: 'demo-somebody-else' });
      const answer = await call(contract, { token, input: input(cast) });
      expectCallableRefusal(answer, 'auth/invalid-token');
    });

    for (const [who, find, code] of shut) {
      test(`Not ${who}`, async ({ cast }) => {
        const answer = await call(contract, { token: find(cast).token, input: input(cast) });
        expectCallableRefusal(answer, code);
      });
    }

    if (name !== 'ensureAccount') {
      test('Not somebody whose account was never completed', async ({ cast }) => {
        const answer = await call(contract, { token: cast.shut.gateless.token, input: input(cast) });
        expectCallableRefusal(answer, 'auth/account-missing');
      });
    }

    if (capability === null) return;

    for (const [who, find, code] of outsiders) {
      test(`Not ${who}`, async ({ cast }) => {
        const answer = await call(contract, { token: find(cast).token, input: input(cast) });
        expectCallableRefusal(answer, code);
      });
    }

    test(`Not a learner, who lacks ${capability}`, async ({ cast }) => {
      const answer = await call(contract, { token: cast.learner.token, input: input(cast) });
      const why = { capability, decidedBy: 'profile', reason: 'profile-refuses' };
      expectCallableRefusal(answer, 'access/denied', why);
    });

    test('Nobody, about a room that does not exist', async ({ cast }) => {
      const wrong = { ...input(cast), roomId: 'ThereIsNoSuchRoom' };
      const answer = await call(contract, { token: cast.host.token, input: wrong });
      expectCallableRefusal(answer, 'rooms/not-found');
    });
  });
}

test.describe('Ranks', () => {
  const addMember = contractOf('addMember');
  const removeMember = contractOf('removeMember');
  const leaveRoom = contractOf('leaveRoom');

  test('A co-host makes nobody a host, and removes none', async ({ makeScene }) => {
    const { roomId, host, stranger } = await makeScene();
    const raise = { roomId, email: stranger.email, profile: 'co-host' };
    expect((await call(addMember, { token: host.token, input: raise })).status).toBe(200);

    const { email } = (await makeScene()).stranger;
    const asHost = { roomId, email, profile: 'host' };
    const added = await call(addMember, { token: stranger.token, input: asHost });
    expectCallableRefusal(added, 'access/denied', { capability: 'member:add' });

    const removed = await call(removeMember, { token: stranger.token, input: { roomId, uid: host.uid } });
    expectCallableRefusal(removed, 'rooms/last-owner');
  });

  test('The owner is removed by nobody, not even by another host', async ({ makeScene }) => {
    const { roomId, host, stranger } = await makeScene();
    const raise = { roomId, email: stranger.email, profile: 'host' };
    expect((await call(addMember, { token: host.token, input: raise })).status).toBe(200);

    const removed = await call(removeMember, { token: stranger.token, input: { roomId, uid: host.uid } });
    expectCallableRefusal(removed, 'rooms/last-owner');
  });

  test('The owner does not leave', async ({ makeScene }) => {
    const { roomId, host } = await makeScene();
    const answer = await call(leaveRoom, { token: host.token, input: { roomId } });
    expectCallableRefusal(answer, 'rooms/last-owner');
  });

  test('A host of one room is nobody in another', async ({ makeScene }) => {
    const [mine, theirs] = [await makeScene(), await makeScene()];
    const input = { roomId: theirs.roomId, uid: theirs.learner.uid };
    const answer = await call(removeMember, { token: mine.host.token, input });
    expectCallableRefusal(answer, 'rooms/not-a-member');
  });
});

function contractOf(name: string): AnyContract {
  const found = callableCases.find(({ contract }) => contract.name === name);
  if (!found) throw new Error(`There is no contract ${name}.`);
  return found.contract;
}

/** Every contract that a `lib/<domain>/contract.ts` exports. */
async function listContracts(): Promise<AnyContract[]> {
  const lib = path.resolve(import.meta.dirname, '../../../lib');
  const domains = readdirSync(lib);
  const files = domains.flatMap((domain) =>
    readdirSync(path.join(lib, domain)).includes('contract.ts')
      ? [path.join(lib, domain, 'contract.ts')]
      : [],
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(file).href)) as Record<string, AnyContract>),
  );
  return modules.flatMap((module) => Object.values(module));
}
