import { joinAsGuest, listInvites } from '@/lib/invites/contract';
import { addMember, removeMember } from '@/lib/rooms/contract';
import { ask, inPieces } from '@/tests/support/api/ask';
import { call, callablePath, newKey } from '@/tests/support/api/call';
import { callableCases } from '@/tests/support/callables/callable-cases';
import { foreignPages, foreignTypes } from '@/tests/support/callables/foreign-pages';
import {
  tooLarge,
  tooLargeDetails,
  unwantedKeys,
  wrongBodies,
  wrongKeys,
  wrongKinds,
  wrongTexts,
} from '@/tests/support/callables/malformed';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from './support/api-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { refusedPeople } from './support/refused-people';

// One of each kind: `callable-table.test.ts` checks every callable under the same conditions without a server.
const kinds = [
  ['a read', listInvites],
  ['a natural call', removeMember],
  ['a keyed call', addMember],
  ['a public call', joinAsGuest],
] as const;

for (const [kind, contract] of kinds) {
  const known = callableCases.find((one) => one.contract === contract);
  if (!known) throw new Error(`${contract.name} has no case.`);
  const { input, accepts, partOf, refusals = {} } = known;
  const path = callablePath(contract.name);

  test.describe(`Over HTTP ${kind}`, () => {
    test('refuses other bodies', async ({ cast }) => {
      const key = contract.kind === 'keyed' ? { key: newKey() } : {};
      for (const [what, bodyOf, details] of wrongBodies) {
        const body = bodyOf({ key, input: input(cast) });
        const answer = await ask(path, { token: cast.host.token, body });
        expectCallableRefusal(answer, 'request/malformed', details, what);
      }
    });

    test('refuses more than 256 KiB, announced or not', async ({ cast }) => {
      const large = tooLarge();
      for (const body of [large, inPieces(large)]) {
        const answer = await ask(path, { token: cast.host.token, body });
        expectCallableRefusal(answer, 'request/too-large', tooLargeDetails, typeof body);
      }
    });

    test('refuses other content types', async ({ cast }) => {
      for (const [what, contentType] of foreignTypes) {
        const answer = await call(contract, { token: cast.host.token, contentType, input: input(cast) });
        expectCallableRefusal(answer, 'request/unsupported-media-type', undefined, what);
      }
    });

    test('refuses other pages', async ({ cast }) => {
      for (const [what, requestTo] of foreignPages) {
        const foreign = requestTo(stackEnvironment().appUrl);
        const answer = await call(contract, { token: cast.host.token, input: input(cast), ...foreign });
        expectCallableRefusal(answer, 'request/forbidden-origin', undefined, what);
      }
    });

    test('refuses every method but POST, and invites no other page to try', async ({ cast }) => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const body = method === 'GET' ? null : '{}';
        const answer = await ask(path, { method, token: cast.host.token, body });
        expect([answer.status, answer.text], method).toEqual([405, '']);
      }
      const preflight = await ask(path, {
        method: 'OPTIONS',
        origin: 'https://elsewhere.example',
        headers: { 'access-control-request-method': 'POST' },
      });
      expect([...preflight.headers.keys()].filter((key) => key.startsWith('access-control'))).toEqual([]);
    });

    test('refuses a key of another shape', async ({ cast }) => {
      for (const [key, field] of contract.kind === 'keyed' ? wrongKeys : unwantedKeys) {
        const answer = await call(contract, { token: cast.host.token, key, input: input(cast) });
        expectCallableRefusal(answer, 'request/malformed', { field }, String(key));
      }
    });

    test('refuses fields that its schema does not know', async ({ cast }) => {
      const { token } = cast.host;
      const right = input(cast);
      for (const field of Object.keys(right)) {
        for (const wrong of [...wrongKinds, ...wrongTexts]) {
          if (accepts?.(field, wrong) || (field === 'name' && String(wrong).includes('/'))) continue;
          const answer = await call(contract, { token, input: { ...right, [field]: wrong } });
          const named = partOf?.(field, wrong) ?? field;
          const own = typeof wrong === 'string' ? refusals[field] : undefined;
          const row = `${field}: ${JSON.stringify(wrong)}`.slice(0, 60);
          expectCallableRefusal(answer, own ?? 'request/malformed', { field: named }, row);
        }
        const { [field]: _, ...rest } = right;
        const answer = await call(contract, { token, input: rest });
        expectCallableRefusal(answer, 'request/malformed', { field }, `without ${field}`);
      }
    });
  });
}

test('A callable over HTTP refuses signed-out, shut-out and foreign callers', async ({ cast }) => {
  const { roomId } = cast;
  for (const [who, requestOf, code] of refusedPeople) {
    const answer = await call(listInvites, { ...requestOf(cast), input: { roomId } });
    expectCallableRefusal(answer, code, undefined, who);
  }
});

test('The server routes each name to its callable', async () => {
  for (const { contract, isPublic } of callableCases) {
    const answer = await ask(callablePath(contract.name), { body: '{}' });
    if (isPublic) expectCallableRefusal(answer, 'request/malformed', { field: 'data' }, contract.name);
    else expectCallableRefusal(answer, 'auth/required', undefined, contract.name);
  }
});

test('The server refuses unknown names, with and without a sign-in', async ({ cast }) => {
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
  const body = '{"data":{"input":{}}}';
  for (const name of unknown) {
    for (const token of [null, cast.host.token]) {
      const answer = await ask(callablePath(name), { body, token });
      expectCallableRefusal(answer, 'request/unknown-callable', undefined, name);
    }
  }
});
