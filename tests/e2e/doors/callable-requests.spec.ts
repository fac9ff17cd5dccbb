import type { AppErrorCode } from '@/lib/core/our-errors';
import { removeMember } from '@/lib/rooms/contract';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { ask, inPieces } from './support/ask';
import { call, callablePath, newKey } from './support/call';
import { callableCases } from './support/callable-cases';
import { expect, test } from './support/doors-test';
import { expectCallableRefusal } from './support/expect-refusal';
import { foreignPages, foreignTypes } from './support/foreign-pages';

const tooLarge = 'x'.repeat(256 * 1024);

for (const { contract, input, accepts, mayMiss, partOf, refusals } of callableCases) {
  const { name, kind } = contract;
  const path = callablePath(name);
  const keyed = kind === 'keyed';

  test.describe(`What ${name} takes`, () => {
    const envelopes: readonly [what: string, body: string | null, field?: string][] = [
      ['nothing', null],
      ['something that is not JSON', '{"data":'],
      ['a list', '[]'],
      ['a word', '"data"'],
      ['null', 'null'],
      ['an object without data', '{}', 'data'],
      ['data that is null', '{"data":null}', 'data'],
      ['data that is a list', '{"data":[]}', 'data'],
    ];
    for (const [what, body, field] of envelopes) {
      test(`Not ${what}`, async ({ cast }) => {
        const answer = await ask(path, { token: cast.host.token, body });
        expectCallableRefusal(answer, 'request/malformed', field === undefined ? undefined : { field });
      });
    }

    test('Not bytes that are no text', async ({ cast }) => {
      const answer = await ask(path, { token: cast.host.token, body: Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d) });
      expectCallableRefusal(answer, 'request/malformed');
    });

    test('No field that it does not know, at any depth', async ({ cast }) => {
      const { token } = cast.host;
      const key = keyed ? { key: newKey() } : {};
      const known = input(cast);
      const bodies: [body: string, field?: string][] = [
        [JSON.stringify({ data: { ...key, input: known }, admin: true })],
        [JSON.stringify({ data: { ...key, input: known, uid: 'somebody' } }), 'data'],
        [JSON.stringify({ data: { ...key, input: { ...known, ownerUid: 'somebody' } } })],
        [JSON.stringify({ data: { ...key, input: known } }).replace(/\}\}\}$/, ',"__proto__":{}}}}')],
      ];
      for (const [body, field] of bodies) {
        const answer = await ask(path, { token, body });
        expectCallableRefusal(answer, 'request/malformed', field === undefined ? undefined : { field });
      }
    });

    test('No field of another kind, and none that is missing', async ({ cast }) => {
      const { token } = cast.host;
      const known = input(cast);
      for (const field of Object.keys(known)) {
        for (const wrong of [42, true, null, [], {}, { $ne: null }]) {
          if (accepts?.(field, wrong)) continue;
          const answer = await call(contract, { token, input: { ...known, [field]: wrong } });
          const named = partOf?.(field, wrong) ?? field;
          expectCallableRefusal(answer, 'request/malformed', { field: named });
        }
        // Tried where its effect is seen: it would change the room that all these tests share.
        if (mayMiss?.includes(field)) continue;
        const { [field]: _, ...rest } = known;
        const isOptional = name === 'ensureAccount';
        const answer = await call(contract, { token, input: rest });
        if (isOptional) expect(answer.status).toBe(200);
        else expectCallableRefusal(answer, 'request/malformed', { field });
      }
    });

    test('No text that is empty, endless or made of control characters', async ({ cast }) => {
      const { token } = cast.host;
      const known = input(cast);
      for (const field of Object.keys(known)) {
        for (const wrong of ['', 'x'.repeat(5000), '\u0000\u0007', '../../..', 'a/b']) {
          // A slash is a letter like others in what people and rooms are called.
          if (field === 'name' && wrong.includes('/')) continue;
          if (accepts?.(field, wrong)) continue;
          const own = name === 'createRoom' && field === 'name' ? 'rooms/name-invalid' : refusals?.[field];
          const code: AppErrorCode = own ?? 'request/malformed';
          const answer = await call(contract, { token, input: { ...known, [field]: wrong } });
          expectCallableRefusal(answer, code, { field });
        }
      }
    });

    test('No more than 256 KiB, announced or not', async ({ cast }) => {
      const { token } = cast.host;
      const body = JSON.stringify({ data: { input: { ...input(cast), tooLarge } } });
      for (const sent of [body, inPieces(body)]) {
        const answer = await ask(path, { token, body: sent });
        expectCallableRefusal(answer, 'request/too-large', { limit: 262_144 });
      }
    });

    for (const [what, contentType] of foreignTypes) {
      test(`Only JSON, not ${what}`, async ({ cast }) => {
        const answer = await call(contract, { token: cast.host.token, contentType, input: input(cast) });
        expectCallableRefusal(answer, 'request/unsupported-media-type');
      });
    }

    for (const [what, requestTo] of foreignPages) {
      test(`Nothing from ${what}`, async ({ cast }) => {
        const foreign = requestTo(stackEnvironment().appUrl);
        const answer = await call(contract, { token: cast.host.token, input: input(cast), ...foreign });
        expectCallableRefusal(answer, 'request/forbidden-origin');
      });
    }

    test('Only POST, and no other page is invited to try', async ({ cast }) => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const body = method === 'GET' ? null : '{}';
        const answer = await ask(path, { method, token: cast.host.token, body });
        expect(answer.status, method).toBe(405);
        expect(answer.text, method).toBe('');
      }
      const preflight = await ask(path, {
        method: 'OPTIONS',
        origin: 'https://elsewhere.example',
        headers: { 'access-control-request-method': 'POST' },
      });
      expect([...preflight.headers.keys()].filter((key) => key.startsWith('access-control'))).toEqual([]);
    });

    if (keyed) {
      test('A key, and one that is long enough and plain', async ({ cast }) => {
        const { token } = cast.host;
        const without = await call(contract, { token, key: null, input: input(cast) });
        expectCallableRefusal(without, 'request/malformed', { field: 'key' });
        for (const key of ['short', 'x'.repeat(65), '../../../../../../etc', 'ÄÖÜäöüßÄÖÜäöüßÄÖÜ']) {
          const answer = await call(contract, { token, key, input: input(cast) });
          expectCallableRefusal(answer, 'request/malformed', { field: 'data.key' });
        }
      });
    } else {
      test('No key', async ({ cast }) => {
        const answer = await call(contract, { token: cast.host.token, key: newKey(), input: input(cast) });
        expectCallableRefusal(answer, 'request/malformed', { field: 'key' });
      });
    }
  });
}

test.describe('Whom removeMember can name', () => {
  for (const uid of ['_matrix', 'a/b', 'a/b/c', '..', '__name__', 'a.b', 'a#b', 'a$b', 'a[b]']) {
    test(`Not "${uid}", which is no account but another place`, async ({ cast }) => {
      const { roomId, host } = cast;
      const answer = await call(removeMember, { token: host.token, input: { roomId, uid } });
      expectCallableRefusal(answer, 'request/malformed', { field: 'uid' });
    });
  }
});
