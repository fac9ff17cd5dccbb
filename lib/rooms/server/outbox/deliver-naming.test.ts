import { identityOf, joinOf, makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import { deliverNaming } from './deliver-naming';

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

/**
 * Ben's join is committed, and the server that admitted him still writes its replica. Time passes while others
 * wait.
 */
function admitBen() {
  const made = makeFakeOutbox();
  const { world, put, join, ports } = made;
  const row = join(joinOf('ben', { expiresAt: world.time + 60_000 }));
  const entry = put([{ kind: 'join', identity: identityOf(row) }]);
  const waits: number[] = [];
  const sleep = (ms: number) => {
    waits.push(ms);
    world.time += ms;
    return Promise.resolve();
  };
  return {
    ...made,
    entry,
    waits,
    bens: { uid: 'ben', until: entry.leasedUntil, tellOfEnd: made.tellOfEnd },
    ports: { ...ports, sleep },
  };
}

describe('delivering entries that name a person', () => {
  it('waits for the server that delivers, and does nothing beside it', async () => {
    const { world, entry, waits, bens, ports } = admitBen();
    const sleep = async (ms: number) => {
      await ports.sleep(ms);
      if (waits.length === 3) world.entries.delete(entry.id);
    };
    await deliverNaming('r1', bens, { ...ports, sleep });
    expect(waits).toHaveLength(3);
    expect([...world.database.keys()]).toEqual([]);
  });

  it('delivers once the lease of the first server is over', async () => {
    const { world, entry, bens, ports } = admitBen();
    await deliverNaming('r1', bens, ports);
    expect(world.time).toBeGreaterThanOrEqual(entry.leasedUntil);
    expect([...world.database.keys()]).toContainEqual(expect.stringMatching(/^admitted\/r1\/ben\//));
    expect(world.entries.size).toBe(0);
  });

  it('delivers an entry whose lease ends while it looks', async () => {
    const { world, entry, waits, bens, ports } = admitBen();
    const list = async (roomId: string) => {
      const entries = await ports.outbox.list(roomId);
      world.time = entry.leasedUntil;
      return entries;
    };
    await deliverNaming('r1', bens, { ...ports, outbox: { ...ports.outbox, list } });
    expect(waits).toEqual([]);
    expect(world.entries.size).toBe(0);
  });

  it('reports a failed delivery after one try, and leaves it to the next caller', async () => {
    const { world, entry, put, waits, bens, ports } = admitBen();
    world.entries.set('free', {
      ...put([{ kind: 'person', uid: 'ben' }], null, { id: 'free' }),
      leasedUntil: 0,
    });
    const patch = jest.fn(() => Promise.reject(new Error('away')));
    const away = { ...ports, mirror: { ...ports.mirror, database: { ...ports.mirror.database, patch } } };
    world.people.set('ben', { epoch: 2 });
    await expect(deliverNaming('r1', bens, away)).rejects.toMatchObject({ code: 'server/unavailable' });
    expect([patch.mock.calls.length, waits]).toEqual([1, []]);
    expect([...world.entries.keys()].sort()).toEqual(['free', entry.id].sort());
  });

  it('gives up when others take the entry again and again', async () => {
    const { world, entry, bens, ports } = admitBen();
    const sleep = async (ms: number) => {
      await ports.sleep(ms);
      world.entries.set(entry.id, { ...entry, leasedUntil: world.time + 10_000 });
    };
    const waiting = deliverNaming('r1', bens, { ...ports, sleep });
    await expect(waiting).rejects.toMatchObject({ code: 'server/unavailable' });
  });

  it('does not wait for entries about other people', async () => {
    const { world, put, join, waits, bens, ports } = admitBen();
    put([{ kind: 'join', identity: identityOf(join(joinOf('ada'))) }]);
    await deliverNaming('r1', { ...bens, uid: 'sofia' }, ports);
    expect(waits).toEqual([]);
    expect(world.entries.size).toBeGreaterThan(0);
  });
});
