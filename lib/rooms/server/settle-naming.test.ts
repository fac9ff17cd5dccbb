import { identityOf, joinOf, makeWorld } from './outbox-world';
import { settleNaming } from './settle-naming';

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

/** Ben's join is written down, and whoever admitted him is still at its twin; while one waits for them, time goes on. */
function admitBen() {
  const made = makeWorld();
  const { world, put, join, gateways } = made;
  const row = join(joinOf('ben', { expiresAt: world.time + 60_000 }));
  const entry = put([{ kind: 'join', identity: identityOf(row) }]);
  const waits: number[] = [];
  const sleep = (ms: number) => {
    waits.push(ms);
    world.time += ms;
    return Promise.resolve();
  };
  return { ...made, entry, waits, gateways: { ...gateways, sleep } };
}

describe('settling what names somebody', () => {
  it('waits for who is at it, and does nothing beside them', async () => {
    const { world, entry, waits, gateways } = admitBen();
    const sleep = async (ms: number) => {
      await gateways.sleep(ms);
      if (waits.length === 3) world.entries.delete(entry.id);
    };
    await settleNaming('r1', 'ben', { ...gateways, sleep });
    expect(waits).toHaveLength(3);
    expect([...world.database.keys()]).toEqual([]);
  });

  it('carries it out when whoever was at it must be gone', async () => {
    const { world, entry, gateways } = admitBen();
    await settleNaming('r1', 'ben', gateways);
    expect(world.time).toBeGreaterThanOrEqual(entry.leasedUntil);
    expect([...world.database.keys()]).toContainEqual(expect.stringMatching(/^admitted\/r1\/ben\//));
    expect(world.entries.size).toBe(0);
  });

  it('says at once that something cannot be carried out, and leaves it for the next one', async () => {
    const { world, entry, waits, gateways } = admitBen();
    world.time = entry.leasedUntil;
    const patch = () => Promise.reject(new Error('away'));
    const away = { ...gateways, database: { ...gateways.database, patch } };
    await expect(settleNaming('r1', 'ben', away)).rejects.toMatchObject({ code: 'server/unavailable' });
    expect(waits).toEqual([]);
    expect(world.entries.size).toBe(1);
  });

  it('gives up when others take it again and again', async () => {
    const { world, entry, gateways } = admitBen();
    const sleep = async (ms: number) => {
      await gateways.sleep(ms);
      world.entries.set(entry.id, { ...entry, leasedUntil: world.time + 10_000 });
    };
    const waiting = settleNaming('r1', 'ben', { ...gateways, sleep });
    await expect(waiting).rejects.toMatchObject({ code: 'server/unavailable' });
  });

  it('lets what is about others wait', async () => {
    const { put, join, waits, gateways } = admitBen();
    put([{ kind: 'join', identity: identityOf(join(joinOf('ada'))) }]);
    await settleNaming('r1', 'sofia', gateways);
    expect(waits).toEqual([]);
  });
});
