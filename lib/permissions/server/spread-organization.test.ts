import { spreadOrganization } from './spread-organization';

/** Rooms in memory: which answers stand in Firestore, and which services have been told of them. */
function makeRooms({ occupied, quiet = [] }: { occupied: string[]; quiet?: string[] }) {
  const rooms = new Map([...occupied, ...quiet].map((id) => [id, { version: 1, told: 1 }]));
  const world = { version: 2, unreachable: new Set<string>(), isFirestoreShut: new Set<string>(), time: 0 };
  const tell = (roomId: string) => {
    const room = rooms.get(roomId);
    if (world.unreachable.has(roomId)) return Promise.reject(new Error('no answer'));
    if (room) room.told = room.version;
    return Promise.resolve();
  };
  const behind = (version: number) => [...rooms].filter(([, room]) => room.version < version);
  const gateways: NonNullable<Parameters<typeof spreadOrganization>[1]> = {
    readVersion: () => Promise.resolve(world.version),
    listOccupied: () => Promise.resolve(occupied),
    bringUp: (roomId) => {
      const room = rooms.get(roomId);
      if (world.isFirestoreShut.has(roomId)) return Promise.reject(new Error('contention'));
      // As it is: the answers are written first, and never again for the same version.
      if (!room || room.version === world.version) return Promise.resolve();
      room.version = world.version;
      return tell(roomId);
    },
    listUnsettled: () =>
      Promise.resolve([...rooms].flatMap(([id, { version, told }]) => (told < version ? [id] : []))),
    finish: (roomId) => tell(roomId).catch(() => undefined),
    listBehind: (version, limit) =>
      Promise.resolve(
        behind(version)
          .slice(0, limit)
          .map(([id]) => id),
      ),
    countBehind: (version) => Promise.resolve(behind(version).length),
    nameOf: (roomId) => Promise.resolve(roomId.toUpperCase()),
    now: () => (world.time += 1),
  };
  return { world, rooms, spread: (patience: number) => spreadOrganization(patience, gateways) };
}

// What is left behind is written to the log, which would only be noise here.
jest.mock('@/lib/core/server/log');

describe('carrying a saved version into the rooms', () => {
  it('reaches those with people before it answers, and counts the others', async () => {
    const { spread } = makeRooms({ occupied: ['algebra'], quiet: ['topology', 'logic'] });
    expect(await spread(0)).toEqual({ version: 2, left: 2, unreached: [] });
    expect(await spread(1000)).toEqual({ version: 2, left: 0, unreached: [] });
  });

  it('names a room with people whose services were not told, though its answers stand, until they are', async () => {
    const { spread, world } = makeRooms({ occupied: ['algebra', 'logic'] });
    world.unreachable.add('algebra');
    const unreached = [{ roomId: 'algebra', name: 'ALGEBRA' }];
    expect(await spread(0)).toEqual({ version: 2, left: 1, unreached });
    expect(await spread(1000)).toEqual({ version: 2, left: 1, unreached });
    world.unreachable.clear();
    expect(await spread(1000)).toEqual({ version: 2, left: 0, unreached: [] });
  });

  it('counts a room without people whose services were not told', async () => {
    const { spread, world } = makeRooms({ occupied: [], quiet: ['topology'] });
    world.unreachable.add('topology');
    expect(await spread(1000)).toEqual({ version: 2, left: 1, unreached: [] });
    world.unreachable.clear();
    expect(await spread(1000)).toEqual({ version: 2, left: 0, unreached: [] });
  });

  it('names a room with people whose answers could not be made, and leaves none behind it because of that', async () => {
    const shut = Array.from({ length: 40 }, (_, at) => `shut${at}`);
    const { spread, world, rooms } = makeRooms({ occupied: ['shut0'], quiet: [...shut.slice(1), 'logic'] });
    for (const id of shut) world.isFirestoreShut.add(id);
    const unreached = [{ roomId: 'shut0', name: 'SHUT0' }];
    expect(await spread(1000)).toEqual({ version: 2, left: 40, unreached });
    expect(rooms.get('logic')?.told).toBe(2);
  });
});
