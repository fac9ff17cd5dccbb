import { AppError } from '@/lib/errors/app-error';
import { tellOfNewerAnswers } from '@/lib/rooms/outbox/newer-answers';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import { spreadEverywhere, spreadSaved } from './spread-organization';

const session = { ...noteArrival(prepareSession(1), 'RM_1', 2), id: 's1' };

/**
 * Fake rooms: the version of each room's answers in Firestore and in the services, and whether a delivery is
 * pending.
 */
function makeRooms({ occupied, quiet = [] }: { occupied: string[]; quiet?: string[] }) {
  const rooms = new Map([...occupied, ...quiet].map((id) => [id, { version: 1, told: 1, isTelling: false }]));
  const world = { version: 2, unreachable: new Set<string>(), isFirestoreShut: new Set<string>(), time: 0 };
  const tell = (roomId: string) => {
    const room = rooms.get(roomId);
    if (world.unreachable.has(roomId)) return Promise.reject(new Error('no answer'));
    if (room?.isTelling) Object.assign(room, { told: room.version, isTelling: false });
    return Promise.resolve();
  };
  /** A person joins a call with others in it: the join makes the answers, and their delivery follows. */
  const join = (roomId: string) => {
    const room = rooms.get(roomId);
    if (!room) return;
    const head = { session: 's1', epoch: 1, organization: room.version, latest: session };
    const organization = { version: world.version };
    const { media } = tellOfNewerAnswers({ head, session, organization });
    Object.assign(room, { version: world.version, isTelling: media !== undefined });
  };
  const behind = (version: number) => [...rooms].filter(([, room]) => room.version < version);
  const ports: NonNullable<Parameters<typeof spreadEverywhere>[1]> = {
    readVersion: () => Promise.resolve(world.version),
    listOccupied: () => Promise.resolve(occupied),
    bringUp: (roomId) => {
      const room = rooms.get(roomId);
      if (world.isFirestoreShut.has(roomId)) return Promise.reject(new Error('contention'));
      // Like the real one, it writes the answers first, and only once for a version.
      if (!room || room.version === world.version) return Promise.resolve();
      Object.assign(room, { version: world.version, isTelling: true });
      return tell(roomId);
    },
    listUnsettled: () =>
      Promise.resolve([...rooms].flatMap(([id, { isTelling }]) => (isTelling ? [id] : []))),
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
  return {
    world,
    rooms,
    join,
    spread: (patience: number) => spreadEverywhere(patience, ports),
    ports,
  };
}

// The code logs rooms that it leaves behind, which would only be noise here.
jest.mock('@/lib/core/server/log');

describe('spreading a saved version', () => {
  it('finishes a delivery that starts in an occupied room while others follow', async () => {
    const { rooms, ports } = makeRooms({ occupied: ['a', 'b'] });
    const bringUp = async (roomId: string) => {
      await ports.bringUp(roomId);
      if (roomId === 'b') Object.assign(rooms.get('a') ?? {}, { isTelling: true });
    };
    expect(await spreadEverywhere(0, { ...ports, bringUp })).toEqual({
      version: 2,
      left: 0,
      unreached: [],
    });
    expect(rooms.get('a')).toMatchObject({ told: 2, isTelling: false });
  });

  it('reaches rooms with people before it answers, and counts the others', async () => {
    const { spread } = makeRooms({ occupied: ['algebra'], quiet: ['topology', 'logic'] });
    expect(await spread(0)).toEqual({ version: 2, left: 2, unreached: [] });
    expect(await spread(1000)).toEqual({ version: 2, left: 0, unreached: [] });
  });

  it('names an occupied room until its services have the answers', async () => {
    const { spread, world } = makeRooms({ occupied: ['algebra', 'logic'] });
    world.unreachable.add('algebra');
    const unreached = [{ roomId: 'algebra', name: 'ALGEBRA' }];
    expect(await spread(0)).toEqual({ version: 2, left: 1, unreached });
    expect(await spread(1000)).toEqual({ version: 2, left: 1, unreached });
    world.unreachable.clear();
    expect(await spread(1000)).toEqual({ version: 2, left: 0, unreached: [] });
  });

  it('counts a room whose newcomer made the answers until they are delivered', async () => {
    const { spread, world, rooms, join } = makeRooms({ occupied: ['algebra'] });
    world.unreachable.add('algebra');
    join('algebra');
    const unreached = [{ roomId: 'algebra', name: 'ALGEBRA' }];
    expect(await spread(0)).toEqual({ version: 2, left: 1, unreached });
    world.unreachable.clear();
    expect(await spread(0)).toEqual({ version: 2, left: 0, unreached: [] });
    expect(rooms.get('algebra')?.told).toBe(2);
  });

  it('counts an empty room whose services were not told', async () => {
    const { spread, world } = makeRooms({ occupied: [], quiet: ['topology'] });
    world.unreachable.add('topology');
    expect(await spread(1000)).toEqual({ version: 2, left: 1, unreached: [] });
    world.unreachable.clear();
    expect(await spread(1000)).toEqual({ version: 2, left: 0, unreached: [] });
  });

  it('names an occupied room that fails, and still reaches those behind it', async () => {
    const shut = Array.from({ length: 40 }, (_, at) => `shut${at}`);
    const { spread, world, rooms } = makeRooms({ occupied: ['shut0'], quiet: [...shut.slice(1), 'logic'] });
    for (const id of shut) world.isFirestoreShut.add(id);
    const unreached = [{ roomId: 'shut0', name: 'SHUT0' }];
    expect(await spread(1000)).toEqual({ version: 2, left: 40, unreached });
    expect(rooms.get('logic')?.told).toBe(2);
  });
});

describe('the administrator who has just saved', () => {
  it('learns how far the version has come', async () => {
    const { ports } = makeRooms({ occupied: ['algebra'], quiet: ['logic'] });
    expect(await spreadSaved(2, ports)).toEqual({ version: 2, left: 1, unreached: [] });
  });

  it('gets no count while a service is away', async () => {
    const { ports } = makeRooms({ occupied: ['algebra'] });
    const away = { ...ports, listOccupied: () => Promise.reject(new AppError('server/unavailable')) };
    expect(await spreadSaved(2, away)).toEqual({ version: 2, left: null, unreached: [] });
  });
});
