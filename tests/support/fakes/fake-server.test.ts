import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/app-error';
import { defineContract } from '@/lib/callables/callable-contract';
import { callServer } from '@/lib/callables/client/call-server';
import { fakeServer, makeFakeServer } from '@/tests/support/fakes/fake-server';

const makeThing = defineContract({
  name: 'makeThing',
  kind: 'keyed',
  input: z.strictObject({ name: z.string() }),
  output: z.object({ id: z.string() }),
});
/** Without pauses: what nobody says counts as lost, and is asked for again. */
const sleep = () => Promise.resolve();
const make = (name: unknown) => callServer(makeThing, { name: name as string }, {}, { sleep });

describe('the fake server', () => {
  it('answers by a handler and keeps the inputs', async () => {
    fakeServer.answer(makeThing, ({ name }) => ({ id: `id of ${name}` }));
    await expect(make('chalk')).resolves.toEqual({ id: 'id of chalk' });
    expect(fakeServer.askedOf(makeThing)).toEqual([{ name: 'chalk' }]);
  });

  it('refuses with the code of our server', async () => {
    fakeServer.refuse(makeThing, new AppError('access/denied'));
    await expect(make('chalk')).rejects.toMatchObject({ code: 'access/denied' });
  });

  it.each([
    ['an output that breaks the contract', 'chalk', { id: 7 }, /answered wrongly/],
    ['an input that breaks the contract', 7, { id: 'a' }, /called wrongly/],
  ])('fails the test for %s', async (_, name, output, fault) => {
    fakeServer.answer(makeThing, () => output as { id: string });
    await expect(make(name)).rejects.toThrow(fault);
    expect(() => fakeServer.reset()).toThrow(fault);
  });

  it('fails the test for a call without an answer', async () => {
    await expect(make('chalk')).rejects.toThrow('Nobody answers "makeThing".');
    expect(() => fakeServer.reset()).toThrow('Nobody answers "makeThing".');
  });

  it('fails the test for a keyed call without its key', async () => {
    const server = makeFakeServer();
    server.answer(makeThing, () => ({ id: 'a' }));
    await expect(server.transport('makeThing', { input: { name: 'x' } }, 0)).rejects.toThrow(
      /called wrongly/,
    );
    expect(server.takeFaults()).toHaveLength(1);
  });
});
