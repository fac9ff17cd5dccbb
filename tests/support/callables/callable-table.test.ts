import { readFileSync } from 'node:fs';
import { callableRegistry } from '@/app/api/callable/registry';
import { AppError } from '@/lib/errors/app-error';
import { handleCallable } from '@/lib/callables/server/callable-handler';
import { answerInProcess } from '@/tests/support/api/answer-in-process';
import { ask, inPieces, type DoorRequest } from '@/tests/support/api/ask';
import { call, callablePath, newKey } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import type { Actor, Scene } from '@/tests/support/api/scene';
import { callableCases } from './callable-cases';
import { foreignPages, foreignTypes } from './foreign-pages';
import {
  tooLarge,
  tooLargeDetails,
  unwantedKeys,
  wrongBodies,
  wrongKeys,
  wrongKinds,
  wrongTexts,
} from './malformed';

const appUrl = 'http://127.0.0.1:3000';

const makeActor = (name: string): Actor => ({
  uid: `${name}Abcdefghijklmnopqrstuvwx`.slice(0, 28),
  email: `${name}@chalktalk.test`,
  name,
  password: 'x',
  token: name,
});
const [host, learner, stranger] = [makeActor('ada'), makeActor('emmy'), makeActor('sofia')];
const scene: Scene = { roomId: 'a1b2c3d4e5f6a7b8c9d0', host, learner, stranger };
const { uid, email, token } = host;

const permit = jest.fn<Promise<never>, unknown[]>();
const authenticate = jest.fn<Promise<object>, [authorization: string | null, account: string]>();

/** Every callable as it is registered. Only its permit is replaced, by one that refuses. */
const registry = new Map(
  [...callableRegistry].map(([name, callable]) => [name, { ...callable, authorize: permit }] as const),
);
const door = { registry, authenticate, records: {} } as unknown as Parameters<typeof handleCallable>[0];

beforeEach(() => {
  permit.mockImplementation(() => Promise.reject(new AppError('access/denied')));
  authenticate.mockImplementation((authorization) =>
    authorization === null
      ? Promise.reject(new AppError('auth/required'))
      : Promise.resolve({ uid, email, isEmailVerified: true, authTime: 1, hasTypedPassword: false }),
  );
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answer = answerInProcess(appUrl, (request, path) =>
    handleCallable(door, request, path.split('/').at(-1) ?? ''),
  );
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
});

it('has a case for every callable', () => {
  const names = callableCases.map(({ contract }) => contract.name);
  expect(names.sort()).toEqual([...callableRegistry.keys()].sort());
});

it('names a test that is there for a call that the table of repetitions cannot make', () => {
  for (const { repeatedIn } of callableCases) {
    if (!repeatedIn) continue;
    const { file, title } = repeatedIn;
    expect(readFileSync(`tests/e2e/${file}`, 'utf8')).toContain(`test('${title}'`);
  }
});

describe.each(callableCases.map((known) => [known.contract.name, known] as const))('%s', (name, known) => {
  const { contract, input, accepts, mayMiss = [], partOf, refusals = {}, isPublic } = known;
  const right = input(scene);
  const key = contract.kind === 'keyed' ? { key: newKey() } : {};

  const send = (request: DoorRequest & { input?: unknown; key?: string | null } = {}) =>
    call(contract, { appUrl, token, input: right, ...request });
  const sendBody = (body: NonNullable<DoorRequest['body']> | null) =>
    ask(callablePath(name), { appUrl, token, body });

  it('takes a right call as far as its permit, from the right kind of account', async () => {
    expectRefused('right', await send(), 'access/denied');
    expect(permit).toHaveBeenCalledTimes(1);
    const account = name === 'ensureAccount' ? 'creating' : 'required';
    expect(authenticate.mock.calls).toEqual(isPublic ? [] : [[`Bearer ${token}`, account]]);
    if (!isPublic) expectRefused('nobody', await send({ token: null }), 'auth/required');
    expect(permit).toHaveBeenCalledTimes(1);
  });

  it('refuses other bodies, sizes and keys', async () => {
    for (const [what, bodyOf, details] of wrongBodies) {
      const answer = await sendBody(bodyOf({ key, input: right }));
      expectRefused(what, answer, 'request/malformed', details);
    }
    const large = tooLarge();
    for (const body of [large, inPieces(large)]) {
      expectRefused('large', await sendBody(body), 'request/too-large', tooLargeDetails);
    }
    for (const [wrong, field] of contract.kind === 'keyed' ? wrongKeys : unwantedKeys) {
      expectRefused(wrong, await send({ key: wrong }), 'request/malformed', { field });
    }
    expect(permit).not.toHaveBeenCalled();
  });

  it('refuses other pages and content types before it asks for the account', async () => {
    for (const [what, contentType] of foreignTypes) {
      expectRefused(what, await send({ contentType }), 'request/unsupported-media-type');
    }
    for (const [what, requestTo] of foreignPages) {
      expectRefused(what, await send(requestTo(appUrl)), 'request/forbidden-origin');
    }
    expect(authenticate).not.toHaveBeenCalled();
    expect(permit).not.toHaveBeenCalled();
  });

  it('refuses fields of another kind, and names them', async () => {
    for (const field of Object.keys(right)) {
      for (const wrong of wrongKinds) {
        const row = [field, wrong];
        const answer = await send({ input: { ...right, [field]: wrong } });
        if (accepts?.(field, wrong)) expectRefused(row, answer, 'access/denied');
        else expectRefused(row, answer, 'request/malformed', { field: partOf?.(field, wrong) ?? field });
      }
      const { [field]: _, ...rest } = right;
      const answer = await send({ input: rest });
      if (mayMiss.includes(field)) expectRefused(field, answer, 'access/denied');
      else expectRefused(field, answer, 'request/malformed', { field });
    }
  });

  it('refuses texts that are empty, endless, of control characters or paths', async () => {
    for (const field of Object.keys(right)) {
      for (const wrong of wrongTexts) {
        const row = [field, wrong.slice(0, 20)];
        const answer = await send({ input: { ...right, [field]: wrong } });
        // A slash is a letter like others in what people and rooms are called.
        const isTaken = accepts?.(field, wrong) ?? false;
        if (isTaken || (field === 'name' && wrong.includes('/'))) expectRefused(row, answer, 'access/denied');
        else expectRefused(row, answer, refusals[field] ?? 'request/malformed', { field });
      }
    }
  });
});
