import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { defineContract } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { lateAnswers } from '@/lib/callables/client/late-answers';
import { idempotencyKeyOf } from '@/lib/callables/client/idempotency-keys';

const keyed = defineContract({
  name: 'makeThing',
  kind: 'keyed',
  input: z.strictObject({ name: z.string() }),
  output: z.object({ id: z.string() }),
});
const natural = defineContract({ ...keyed, name: 'touchThing', kind: 'natural' });
const reading = defineContract({ ...keyed, name: 'readThing', kind: 'read' });

const sdkError = (code: string, details?: unknown) =>
  Object.assign(new Error(`${code} [504]`), { code, details });
const sleep = () => Promise.resolve();
const late = () => sdkError('functions/deadline-exceeded');

describe('Calling the server', () => {
  it('sends a key with what must happen once, and none with what may be repeated', async () => {
    const transport = jest.fn(() => Promise.resolve({ id: 'a' }));
    await expect(callServer(keyed, { name: 'x' }, {}, { transport, sleep })).resolves.toEqual({ id: 'a' });
    await callServer(natural, { name: 'x' }, {}, { transport, sleep });

    const key: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(transport).toHaveBeenNthCalledWith(1, 'makeThing', { key, input: { name: 'x' } }, 70_000);
    expect(transport).toHaveBeenNthCalledWith(2, 'touchThing', { input: { name: 'x' } }, 70_000);
  });

  it('says that it is checking when no answer came, and asks by the same key', async () => {
    const transport = jest.fn<Promise<unknown>, [string, { key: string }]>();
    transport.mockRejectedValueOnce(late()).mockResolvedValueOnce({ id: 'made-once' });
    const onChecking = jest.fn();

    const output = await callServer(
      keyed,
      { name: 'x' },
      { onChecking },
      { transport: transport as never, sleep },
    );

    expect(output).toEqual({ id: 'made-once' });
    expect(onChecking).toHaveBeenCalledTimes(1);
    const [first, second] = transport.mock.calls.map(([, data]) => data.key);
    expect(second).toBe(first);
  });

  it.each([
    ['while it asks, where nobody else does', natural, {}, [true]],
    ['not where the caller says so in place', natural, { onChecking: () => undefined }, [false]],
    ['not about what nobody has pressed', natural, { isUnasked: true }, [false]],
    ['not about what is only read', reading, {}, [false]],
  ])('lets the page say that it is checking: %s', async (_, contract, options, expected) => {
    const seen: boolean[] = [];
    const look = () => {
      seen.push(lateAnswers.areThere());
      return Promise.resolve();
    };
    const transport = jest.fn(() => Promise.resolve<unknown>({ id: 'a' })).mockRejectedValueOnce(late());
    await callServer(contract, { name: 'x' }, options, { transport, sleep: look });
    expect(seen).toEqual(expected);
    expect(lateAnswers.areThere()).toBe(false);
  });

  it('no longer lets the page say so when it has given up', async () => {
    const told = jest.fn();
    const stop = lateAnswers.subscribe(told);
    const failing = callServer(
      natural,
      { name: 'x' },
      {},
      { transport: () => Promise.reject(late()), sleep },
    );
    await expect(failing).rejects.toThrow();
    stop();
    expect(told).toHaveBeenCalledTimes(2);
    expect(lateAnswers.areThere()).toBe(false);
  });

  it('gives up with words of its own when the server never says whether it worked', async () => {
    const transport = jest.fn(() => Promise.reject(late()));
    await expect(callServer(keyed, { name: 'x' }, {}, { transport, sleep })).rejects.toMatchObject({
      code: 'request/timeout',
    });
    expect(transport).toHaveBeenCalledTimes(4);
  });

  it('throws what the server said, not what the SDK made of it', async () => {
    const details = { code: 'rooms/not-a-member', requestId: 'r1' };
    const transport = () => Promise.reject(sdkError('functions/permission-denied', details));
    const failure = callServer(keyed, { name: 'x' }, {}, { transport, sleep });
    await expect(failure).rejects.toBeInstanceOf(AppError);
    await expect(failure).rejects.toMatchObject({ code: 'rooms/not-a-member' });
  });

  it('repeats by the same key on a broken connection, then throws the SDK’s error', async () => {
    const offline = sdkError('functions/internal');
    const transport = jest.fn<Promise<unknown>, [string, { key: string }]>(() => Promise.reject(offline));
    const call = callServer(keyed, { name: 'x' }, {}, { transport: transport as never, sleep });
    await expect(call).rejects.toBe(offline);
    expect(new Set(transport.mock.calls.map(([, { key }]) => key)).size).toBe(1);
    expect(transport).toHaveBeenCalledTimes(4);
  });

  it('does not ask again when our server itself has failed: that is an answer', async () => {
    const details = { code: 'server/internal', requestId: 'r1' };
    const transport = jest.fn(() => Promise.reject(sdkError('functions/internal', details)));
    const call = callServer(keyed, { name: 'x' }, {}, { transport, sleep });
    await expect(call).rejects.toMatchObject({ code: 'server/internal' });
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it.each(['functions/unavailable', 'functions/unknown'])(
    'asks by the same key when something in between answers for the server: %s',
    async (code) => {
      const transport = jest.fn<Promise<unknown>, [string, { key: string }]>();
      transport.mockRejectedValueOnce(sdkError(code)).mockResolvedValueOnce({ id: 'a' });
      await callServer(keyed, { name: code }, {}, { transport: transport as never, sleep });
      const [first, second] = transport.mock.calls.map(([, data]) => data.key);
      expect(second).toBe(first);
    },
  );

  describe('by a caller who sends the same again', () => {
    /** Fails with this error, sends the same once more, and gives the keys of both. */
    const keysOf = async (failure: Error, [first, second]: [string, string]) => {
      const transport = jest.fn<Promise<unknown>, [string, { key: string }]>(() => Promise.reject(failure));
      const send = (name: string) =>
        callServer(keyed, { name }, {}, { transport: transport as never, sleep });
      await expect(send(first)).rejects.toThrow();
      transport.mockClear();
      transport.mockResolvedValue({ id: 'a' });
      const before = idempotencyKeyOf(keyed.name, { name: first });
      await send(second);
      return [before, transport.mock.calls[0]?.[1].key];
    };
    const said = (code: string) => sdkError('functions/unavailable', { code, requestId: 'r1' });

    it.each([
      ['nobody knows whether it worked', late()],
      ['the connection broke', sdkError('functions/internal')],
      ['a service behind the server was away', said('server/unavailable')],
      ['not everything has it yet', said('rooms/not-everywhere-yet')],
      ['the sign-in was too old', said('auth/expired-token')],
    ])('keeps the key when %s, so that nothing happens twice', async (why, failure) => {
      const [first, second] = await keysOf(failure, [why, why]);
      expect(second).toBe(first);
    });

    it('takes another key for something else', async () => {
      const [first, second] = await keysOf(late(), ['Waves', 'Optics']);
      expect(second).not.toBe(first);
    });

    it.each([
      ['refused', () => Promise.reject(said('groups/name-taken'))],
      ['done', () => Promise.resolve({ id: 'a' })],
    ])('takes another key after it was %s', async (name, answer) => {
      const keys: string[] = [];
      const transport = (_: string, data: unknown) => {
        keys.push((data as { key: string }).key);
        return answer();
      };
      for (let time = 0; time < 2; time += 1)
        await callServer(keyed, { name }, {}, { transport, sleep }).catch(() => undefined);
      expect(keys[1]).not.toBe(keys[0]);
    });
  });

  it('leaves out what is undefined, which the SDK would send as null', async () => {
    const transport = jest.fn(() => Promise.resolve({ id: 'a' }));
    await callServer(natural, { name: undefined } as never, {}, { transport, sleep });
    expect(transport).toHaveBeenCalledWith('touchThing', { input: {} }, 70_000);
  });

  it('refuses an answer of another shape', async () => {
    await expect(
      callServer(keyed, { name: 'x' }, {}, { transport: () => Promise.resolve({}) }),
    ).rejects.toThrow();
  });
});
