import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { defineContract } from '@/lib/callables/callable-contract';
import {
  bindCallable,
  bindPublicCallable,
  permitted,
  registerCallables,
  type Caller,
} from './callable-binding';
import { handleCallable, type CallableHandler } from './callable-handler';

const upkeep = { catchUp: () => Promise.resolve(), bringUp: () => Promise.resolve() };
const identity = {
  uid: 'ada',
  email: 'ada@chalktalk.example',
  isEmailVerified: true,
  authTime: 1,
  hasTypedPassword: false,
};
const ada: Caller = { ...identity, address: '203.0.113.9' };
const input = z.strictObject({ room: z.string() });
const output = z.object({ ok: z.boolean() });
const answer = z.object({ secret: z.string() });
const key = '0123456789abcdef';

const setUp = () => {
  const permit = jest.fn(() => Promise.resolve(permitted('evidence')));
  const run = jest.fn((_: unknown) => Promise.resolve({ ok: true, secret: 'internal' }));
  const bind = (name: string, kind: 'read' | 'natural' | 'keyed') =>
    bindCallable(defineContract({ name, kind, input, output }), { permit, run });
  const authenticate = jest.fn<Promise<typeof identity>, [string | null, string]>(() =>
    Promise.resolve(identity),
  );
  const kept: unknown[] = [];
  const door: CallableHandler = {
    registry: registerCallables([
      bind('look', 'read'),
      bind('touch', 'natural'),
      bind('make', 'keyed'),
      bindPublicCallable(defineContract({ name: 'knock', kind: 'keyed', input, output: answer }), {
        permit,
        run: ({ callId }) => Promise.resolve(callId.length),
        reveal: (kept) => Promise.resolve({ secret: `made again from ${kept}` }),
      }),
    ]),
    records: {
      isKnown: () => Promise.resolve(false),
      claim: () => Promise.resolve({ status: 'claimed', attempt: 'a' }),
      finish: (_callId, _attempt, result) => Promise.resolve(void kept.push(result)),
      release: () => Promise.resolve(),
    },
    authenticate,
    upkeep,
  };
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const send = async (name: string, body: unknown, headers: Record<string, string> = {}) => {
    const request = new Request(`http://chalktalk.example/api/callable/${name}`, {
      method: 'POST',
      headers: {
        host: 'chalktalk.example',
        origin: 'http://chalktalk.example',
        'content-type': 'application/json',
        authorization: 'Bearer token',
        'x-forwarded-for': '203.0.113.9',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await handleCallable(door, request, name);
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
  };
  return { permit, run, authenticate, send, lines, kept };
};

const refusal = (status: string, code: string) => ({
  error: { status, message: code, details: expect.objectContaining({ code }) as unknown },
});

describe('the callable door', () => {
  it('answers by the callable protocol, with what the contract promises and no more', async () => {
    const { send, run } = setUp();
    const { status, body, headers } = await send('touch', { data: { input: { room: 'r1' } } });
    expect([status, body]).toEqual([200, { result: { ok: true } }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(run).toHaveBeenCalledWith({
      caller: ada,
      input: { room: 'r1' },
      evidence: 'evidence',
      callId: '',
    });
  });

  it('gives a keyed call an id for what it makes', async () => {
    const { send, run } = setUp();
    await send('make', { data: { key, input: { room: 'r1' } } });
    expect(run.mock.calls[0]?.[0]).toMatchObject({
      callId: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown,
    });
  });

  it.each([
    ['an unknown name', 'drop', { data: { input: {} } }, 404, 'NOT_FOUND', 'request/unknown-callable'],
    ['a name of Object', 'toString', { data: { input: {} } }, 404, 'NOT_FOUND', 'request/unknown-callable'],
    ['no JSON', 'touch', '{', 400, 'INVALID_ARGUMENT', 'request/malformed'],
    ['no data', 'touch', {}, 400, 'INVALID_ARGUMENT', 'request/malformed'],
    [
      'another shape',
      'touch',
      { data: { input: { room: 7 } } },
      400,
      'INVALID_ARGUMENT',
      'request/malformed',
    ],
    [
      'a field too many',
      'touch',
      { data: { input: { room: 'r', admin: true } } },
      400,
      'INVALID_ARGUMENT',
      'request/malformed',
    ],
    [
      'a field too many outside',
      'touch',
      { data: { input: { room: 'r' }, uid: 'eve' } },
      400,
      'INVALID_ARGUMENT',
      'request/malformed',
    ],
    [
      'a keyed call without key',
      'make',
      { data: { input: { room: 'r' } } },
      400,
      'INVALID_ARGUMENT',
      'request/malformed',
    ],
    [
      'a short key',
      'make',
      { data: { key: 'k', input: { room: 'r' } } },
      400,
      'INVALID_ARGUMENT',
      'request/malformed',
    ],
    [
      'a key where none belongs',
      'touch',
      { data: { key, input: { room: 'r' } } },
      400,
      'INVALID_ARGUMENT',
      'request/malformed',
    ],
    [
      'more than 256 KiB',
      'touch',
      `"${'x'.repeat(256 * 1024)}"`,
      413,
      'INVALID_ARGUMENT',
      'request/too-large',
    ],
  ])('refuses %s', async (_, name, sent, http, status, code) => {
    const { send, run } = setUp();
    const answer = await send(name, sent);
    expect([answer.status, answer.body]).toEqual([http, refusal(status, code)]);
    expect(run).not.toHaveBeenCalled();
  });

  it('refuses another page before it looks at the account', async () => {
    const { send, authenticate } = setUp();
    const { status, body } = await send('touch', {}, { origin: 'http://evil.example' });
    expect([status, body]).toEqual([403, refusal('PERMISSION_DENIED', 'request/forbidden-origin')]);
    expect(authenticate).not.toHaveBeenCalled();
  });

  it('asks who it is before it reads, and permits before it runs', async () => {
    const { send, authenticate, permit, run } = setUp();
    authenticate.mockRejectedValueOnce(new AppError('auth/expired-token'));
    expect((await send('touch', '{')).body).toEqual(refusal('UNAUTHENTICATED', 'auth/expired-token'));
    permit.mockRejectedValueOnce(new AppError('access/denied', { details: { capability: 'room:end' } }));
    const { status, body } = await send('touch', { data: { input: { room: 'r1' } } });
    expect(status).toBe(403);
    expect(body).toMatchObject({ error: { details: { details: { capability: 'room:end' } } } });
    expect(run).not.toHaveBeenCalled();
  });

  it('lets anybody call what is a way in, and tells it where they are', async () => {
    const { send, authenticate, permit } = setUp();
    const { status } = await send('knock', { data: { key, input: { room: 'r1' } } });
    expect(status).toBe(200);
    expect(authenticate).not.toHaveBeenCalled();
    const caller = { address: '203.0.113.9' };
    expect(permit).toHaveBeenCalledWith({ caller, input: { room: 'r1' }, upkeep });
  });

  it('keeps no secret answer, only what it is made from', async () => {
    const { send, kept } = setUp();
    const { body } = await send('knock', { data: { key, input: { room: 'r1' } } });
    expect(body).toEqual({ result: { secret: 'made again from 40' } });
    expect(kept).toEqual([{ status: 'done', output: 40 }]);
  });

  it('says when to come again', async () => {
    const { send, permit } = setUp();
    permit.mockRejectedValueOnce(new AppError('request/rate-limited', { details: { retryAfter: 90 } }));
    const { status, headers } = await send('touch', { data: { input: { room: 'r1' } } });
    expect([status, headers.get('retry-after')]).toEqual([429, '90']);
  });

  it('lets nothing internal out, and names the request in answer, header and log', async () => {
    const { send, run, lines } = setUp();
    run.mockRejectedValueOnce(new Error('password of the database'));
    const { status, body, headers } = await send('touch', { data: { input: { room: 'r1' } } });
    expect([status, body]).toEqual([500, refusal('INTERNAL', 'server/internal')]);
    expect(JSON.stringify(body)).not.toContain('password');
    const requestId = headers.get('x-request-id');
    expect(body).toMatchObject({ error: { details: { requestId } } });
    const logged = JSON.parse(lines.at(-1) ?? '') as Record<string, string>;
    expect(logged).toMatchObject({ event: 'callable', name: 'touch', requestId, code: 'server/internal' });
    expect(logged['cause']).toContain('password of the database');
  });

  it('limits how many changes of one caller run at once, but no reads or other people', async () => {
    const { send, run, authenticate } = setUp();
    const done = { ok: true, secret: 'internal' };
    const end: (() => void)[] = [];
    const bodyOf = (room: string) => ({ data: { input: { room } } });
    run.mockImplementation((context) =>
      JSON.stringify(context).includes('slow')
        ? new Promise((resolve) => end.push(() => resolve(done)))
        : Promise.resolve(done),
    );
    const changes = Array.from({ length: 25 }, () => send('touch', bodyOf('slow')));
    expect(await Promise.race(changes)).toMatchObject({
      status: 429,
      body: refusal('RESOURCE_EXHAUSTED', 'request/rate-limited'),
    });
    expect((await send('look', bodyOf('r1'))).status).toBe(200);
    authenticate.mockResolvedValueOnce({ ...identity, uid: 'ben' });
    expect((await send('touch', bodyOf('r1'))).status).toBe(200);
    expect(end).toHaveLength(24);
    for (const finish of end) finish();
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(24);
  });

  it('does not log what was sent', async () => {
    const { send, lines } = setUp();
    await send('touch', { data: { input: { room: 'a secret room' } } });
    expect(lines.join('')).not.toMatch(/secret|token|ada@/);
  });
});

describe('the registry of callables', () => {
  const contract = defineContract({ name: 'touch', kind: 'natural', input, output });

  it('takes only what bindCallable made', () => {
    const forged = {
      contract,
      account: 'required',
      authorize: () => Promise.reject(new Error('unused')),
    } as const;
    expect(() => registerCallables([forged])).toThrow('was not made by bindCallable');
  });

  it('refuses a callable that nothing guards', () => {
    const run = () => Promise.resolve({ ok: true });
    // @ts-expect-error a binding without permit does not compile, and does not run either
    expect(() => bindCallable(contract, { run })).toThrow('nothing that guards it');
    // @ts-expect-error a permit that does not decide does not compile
    bindCallable(contract, { permit: () => Promise.resolve(true), run });
  });

  it('refuses a name that is used twice', () => {
    const bind = () =>
      bindCallable(contract, {
        permit: () => Promise.resolve(permitted(null)),
        run: () => Promise.resolve({ ok: true }),
      });
    expect(() => registerCallables([bind(), bind()])).toThrow('Two callables are called touch');
  });
});
