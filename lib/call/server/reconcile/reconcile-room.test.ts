import { nothingLocked } from '@/lib/access/layers';
import { toMatrix } from '@/lib/access/to-matrix';
import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { readMatrixRow } from '@/lib/access/matrix-access';
import { builtInBook } from '@/lib/access/profile-book';
import { presets } from '@/lib/access/presets';
import { builtInProfiles } from '@/lib/access/profiles';
import { toGrant } from '@/lib/access/to-grant';
import type { MediaEvent } from '@/lib/livekit/media-event';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import type { Admitted, MatrixHead } from '@/lib/rooms/schema';
import { noteArrival, prepareSession } from '@/lib/rooms/session/session';
import type { Enforced } from '@/lib/call/server/enforce/enforce';
import { reconcileRoom, type ReconcilePorts } from './reconcile-room';
import { parseRoomReplica } from './room-replica';

const now = 2_000_000_000_000;
const joinId = 'abcdefgh12345678';
const identity = `ben_${joinId}`;
const matrix = toMatrix({
  policy: {},
  room: presets.lesson.settings,
  book: builtInBook,
  organization: 1,
  live: nothingLocked,
  session: 's1',
  epoch: 1,
});
const lent = { 'screen:publish': { allow: true, until: now + 8000 } };

const replicaOf = (changes: object = {}) => ({
  access: { _matrix: matrix, ben: { profile: 'learner', epoch: 1 } },
  admitted: { ben: { [joinId]: { sessionId: 's1', expiresAt: now + 1 } } },
  inside: { ben: { [joinId]: { since: 1 } } },
  observing: null,
  services: null,
  ...changes,
});
const allowed = readMatrixRow(matrix.learner, {}, { session: 's1', now });
const ben: MediaParticipant = {
  identity,
  sid: 'PA_1',
  isActive: true,
  since: 5,
  attributes: { profile: 'learner', may: toDataCapabilities(allowed) },
  permission: toMediaPermission(toGrant(allowed, builtInProfiles.learner)),
  tracks: [],
};

type World = {
  turn: { next: number; hotUntil: number };
  replica: ReturnType<typeof replicaOf>;
  participants: MediaParticipant[];
  roomSid: string | null;
  joins: Admitted[];
  head: MatrixHead | null;
  enforced: Enforced;
  leftUntil?: number;
};

const setUp = (changes: Partial<World> = {}) => {
  const world: World = {
    turn: { next: 0, hotUntil: 0 },
    replica: replicaOf(),
    participants: [ben],
    roomSid: 'RM_1',
    joins: [],
    head: { session: 's1', epoch: 1, latest: null },
    enforced: 'right',
    ...changes,
  };
  const steps: string[] = [];
  const events: MediaEvent[] = [];
  let version = 1;
  const ports: ReconcilePorts = {
    mediaRoomName: (roomId) => `chalktalk_${roomId}`,
    now: () => now,
    readTurn: () => Promise.resolve({ turn: world.turn, version: String(version) }),
    takeTurn: (_, turn, seen) => {
      if (seen !== String(version)) return Promise.resolve(false);
      world.turn = turn;
      version += 1;
      return Promise.resolve(true);
    },
    readOrganizationVersion: () => Promise.resolve(0),
    bringUp: () => Promise.resolve(),
    deliverPending: () => Promise.resolve((steps.push('drain'), world.leftUntil ?? null)),
    readReplica: () => {
      steps.push('replica');
      return Promise.resolve(parseRoomReplica(world.replica));
    },
    readHead: () => Promise.resolve(world.head),
    readJoins: () => Promise.resolve(world.joins),
    findRoomSid: () => Promise.resolve(world.roomSid),
    listParticipants: () => {
      steps.push('list');
      return Promise.resolve(world.participants);
    },
    handleEvent: (event) => {
      steps.push(event.kind);
      return Promise.resolve(void events.push(event));
    },
    reviewHosts: () => Promise.resolve({ dueAt: null }),
    enforce: (_, identity) => Promise.resolve((steps.push(`enforce ${identity}`), world.enforced)),
  };
  return { world, ports, steps, events, run: () => reconcileRoom(ports, 'r1') };
};

describe('reconciling a room with the media server', () => {
  it('delivers what was left, and changes nothing when all is right', async () => {
    const { run, steps, world } = setUp();
    await expect(run()).resolves.toBe(now + 60_000);
    expect(steps).toEqual(['drain', 'replica', 'list']);
    expect(world.turn).toEqual({ next: now + 60_000, hotUntil: 0 });
  });

  it('does nothing before it is due', async () => {
    const { run, steps } = setUp({ turn: { next: now + 1, hotUntil: 0 } });
    await expect(run()).resolves.toBe(now + 1);
    expect(steps).toEqual([]);
  });

  it('is done by one of several concurrent callers', async () => {
    const { run, steps } = setUp();
    await Promise.all([run(), run(), run(), run()]);
    expect(steps.filter((step) => step === 'list')).toHaveLength(1);
  });

  it('is due soon after an interruption or an incomplete delivery', async () => {
    await expect(setUp({ leftUntil: now + 9000 }).run()).resolves.toBe(now + 9000);
    await expect(setUp({ leftUntil: now + 1000 }).run()).resolves.toBe(now + 1000);
    await expect(setUp({ leftUntil: now }).run()).resolves.toBe(now + 5000);
    const { run, ports, world } = setUp();
    ports.deliverPending = () => Promise.reject(new Error('killed'));
    await expect(run()).rejects.toThrow('killed');
    expect(world.turn.next).toBe(now + 15_000);
  });

  it('happens every 15 s while somebody may be trying to come back', async () => {
    const { run } = setUp({ turn: { next: now, hotUntil: now + 1 } });
    await expect(run()).resolves.toBe(now + 15_000);
  });

  it.each([
    ['heeds a removal that happened meanwhile', 15_000, 900_000],
    ['does not put off what was about to change when it had looked already', 4_000, 20_000],
  ])('%s', async (_, next, hot) => {
    const { run, ports, world } = setUp();
    const turn = { next: now + next, hotUntil: now + hot };
    ports.reviewHosts = () => ((world.turn = turn), Promise.resolve({ dueAt: null }));
    await expect(run()).resolves.toBe(turn.next);
    expect(world.turn).toEqual(turn);
  });

  it('applies the arrival of a participant who was not reported', async () => {
    const { run, events } = setUp({ replica: replicaOf({ inside: null }) });
    await run();
    expect(events).toEqual([
      {
        kind: 'arrived',
        id: 'seen_PA_1',
        at: now,
        roomName: 'chalktalk_r1',
        roomSid: 'RM_1',
        identity,
        participantSid: 'PA_1',
        since: 5,
      },
    ]);
  });

  it.each(['remove', 'close'] as const)('applies no arrival after a %s', async (enforced) => {
    const { run, steps } = setUp({ replica: replicaOf({ inside: null, admitted: null }), enforced });
    await run();
    expect(steps.slice(3)).toEqual([`enforce ${identity}`]);
  });

  it('enforces everybody whom it does not know, even when one of them fails', async () => {
    const others = ['a', 'b'].map((uid) => ({ ...ben, identity: `${uid}_${joinId}` }));
    const { run, ports, steps } = setUp({
      participants: [ben, ...others],
      replica: replicaOf({ access: null }),
    });
    const { enforce } = ports;
    ports.enforce = (roomId, who) =>
      who === identity ? Promise.reject(new Error('unreadable')) : enforce(roomId, who);
    await expect(run()).rejects.toThrow('unreadable');
    expect(steps).toEqual(expect.arrayContaining(others.map((other) => `enforce ${other.identity}`)));
  });

  it('knows an observer, who is listed apart', async () => {
    const { run, events } = setUp({
      replica: replicaOf({ inside: null, observing: { ben: { [joinId]: { since: 1 } } } }),
    });
    await run();
    expect(events).toEqual([]);
  });

  it.each<[string, Partial<World>]>([
    ['signals without media', { participants: [{ ...ben, isActive: false }], replica: replicaOf({ inside: null, admitted: null }) }],
    ['was removed', { replica: replicaOf({ access: { _matrix: matrix, ben: { epoch: 9 } } }) }],
    ['has no open join', { replica: replicaOf({ admitted: null }) }],
    ['has a join of an earlier session', { replica: replicaOf({ admitted: { ben: { [joinId]: { sessionId: 's0', expiresAt: now + 1 } } } }) }],
    ['has a join that is over', { replica: replicaOf({ admitted: { ben: { [joinId]: { sessionId: 's1', expiresAt: now } } } }) }],
    ['may more than they should', { participants: [{ ...ben, permission: { ...ben.permission, canPublishSources: [] } }] }],
    ['says that they are somebody else', { participants: [{ ...ben, attributes: { ...ben.attributes, profile: 'host' } }] }],
    ['sends something under a false label', { participants: [{ ...ben, tracks: [{ source: 'microphone', kind: 'video' }] }] }],
    ['came into a room of which nothing is known', { replica: replicaOf({ access: null }) }],
  ])('enforces a participant who %s', async (_, changes) => {
    const { run, steps } = setUp(changes);
    await run();
    expect(steps).toContain(`enforce ${identity}`);
  }); // prettier-ignore

  it('enforces a second identity, even without reports of it', async () => {
    const { run, steps } = setUp({ participants: [{ ...ben, identity: `${identity}#2`, isActive: false }] });
    await run();
    expect(steps).toContain(`enforce ${identity}#2`);
  });

  it('is due when the next exception inside ends, and then enforces its person', async () => {
    const access = { _matrix: matrix, ben: { profile: 'learner', exceptions: lent, epoch: 1 } };
    const before = setUp({ replica: replicaOf({ access }) });
    await expect(before.run()).resolves.toBe(now + 8000);
    // The media server never got it: while it lasts, that is corrected too.
    expect(before.steps).toContain(`enforce ${identity}`);

    const over = { 'screen:publish': { allow: true, until: now } };
    const sharing = {
      ...ben.permission,
      canPublishSources: ['microphone', 'camera', 'screen_share'] as const,
    };
    const after = setUp({
      replica: replicaOf({
        access: { _matrix: matrix, ben: { profile: 'learner', exceptions: over, epoch: 1 } },
      }),
      participants: [{ ...ben, permission: sharing }],
    });
    await after.run();
    expect(after.steps).toContain(`enforce ${identity}`);
  });

  it('notes as gone a person who is listed as inside and is not there', async () => {
    const row = { uid: 'ben', joinId, arrived: { sid: 'PA_0', since: 1 } } as Admitted;
    const { run, events, steps } = setUp({ participants: [], joins: [row] });
    await run();
    expect(events[0]).toMatchObject({ kind: 'left', id: 'left_PA_0', identity, participantSid: 'PA_0' });
    // In the other order a person who has just come would count as gone.
    expect(steps.indexOf('replica')).toBeLessThan(steps.indexOf('list'));
  });

  it('keeps a person who has come back meanwhile', async () => {
    const row = { uid: 'ben', joinId, arrived: { sid: 'PA_2', since: 9 } } as Admitted;
    const { run, events } = setUp({ participants: [], joins: [row] });
    await run();
    expect(events).toEqual([]);
  });

  it('closes a session whose room on the media server is gone', async () => {
    const latest = { ...noteArrival(prepareSession(1), 'RM_0', 2), id: 's1' };
    const head = { session: 's1', epoch: 1, latest };
    const told = async (given: Parameters<typeof setUp>[0]) => {
      const { run, events } = setUp({ participants: [], replica: replicaOf({ inside: null }), ...given });
      await run();
      return events;
    };
    const place = { id: 'finished_RM_0', at: now, roomName: 'chalktalk_r1', roomSid: 'RM_0' };
    const finished = { ...place, kind: 'room-finished' };
    expect(await told({ roomSid: null, head })).toEqual([finished]);
    expect(await told({ roomSid: 'RM_0', head })).toEqual([]);
    expect(await told({ roomSid: 'RM_1', head })).toEqual([finished]);

    // Nobody has come into the room to which it moved on.
    const moved = { ...head, latest: { ...latest, finished: { RM_0: 4 } } };
    expect(await told({ roomSid: null, head: moved })).toEqual([finished]);
    expect(await told({ roomSid: 'RM_1', head: moved })).toEqual([]);
  });

  it('ends no session by a room that opened while it looked', async () => {
    const before = { ...noteArrival(prepareSession(1), 'RM_0', 2), id: 's1' };
    const nobody = { participants: [], roomSid: null, replica: replicaOf({ inside: null }) };
    const { run, events, ports, world } = setUp(nobody);
    world.head = { session: 's1', epoch: 1, latest: before };
    ports.findRoomSid = () => {
      world.head = { session: 's1', epoch: 2, latest: { ...noteArrival(before, 'RM_1', 3), id: 's1' } };
      return Promise.resolve(null);
    };
    await run();
    expect(events).toMatchObject([{ kind: 'room-finished', roomSid: 'RM_0' }]);
  });

  it('closes a room that is none of ours, and notes nothing of it', async () => {
    const { run, events, world, steps } = setUp({ head: null });
    await expect(run()).resolves.toBe(now + 60_000);
    expect(events).toMatchObject([{ kind: 'room-started', roomSid: 'RM_1' }]);
    expect(steps).toEqual(['room-started']);
    expect(world.turn).toEqual({ next: 0, hotUntil: 0 });
  });
});
