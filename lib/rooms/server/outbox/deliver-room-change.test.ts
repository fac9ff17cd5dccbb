import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { AppError } from '@/lib/errors/app-error';
import type { Room } from '@/lib/rooms/schema';
import { prepareSession } from '@/lib/rooms/session/session';
import { identityOf, joinOf, makeFakeOutbox, now } from '@/tests/support/fakes/fake-outbox';
import { deliver, deliverPending, drainLeftBehind } from './deliver';

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

const room = (preset: 'lesson' | 'study-group'): Room => ({
  name: 'Algebra',
  preset,
  settings: presets[preset].settings,
  ownerUid: 'ada',
  createdAt: 1,
});

/** A host and a learner inside a room that has just become a study group. */
const changeInside = () => {
  const made = makeFakeOutbox();
  const { world, join } = made;
  const expiresAt = now + 60_000;
  const [ada, ben] = [
    join(joinOf('ada', { profile: 'host', expiresAt })),
    join(joinOf('ben', { expiresAt })),
  ];
  world.room = room('study-group');
  world.head = { session: 's1', epoch: 2, latest: { ...prepareSession(now - 9), id: 's1', status: 'live' } };
  world.people.set('ada', { profile: 'host', exceptions: {}, epoch: 1 });
  world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 1 });
  const entry = made.put([{ kind: 'matrix' }], { kind: 'update-permissions' }, { listings: true });
  return { ...made, ada, ben, entry };
};

describe('a change of a room’s settings', () => {
  it('reaches everybody’s list, and everyone inside with their whole permission', async () => {
    const { world, ports, entry, ada, ben } = changeInside();
    await deliver([entry], { ports });
    expect(world.rewritten).toBe(1);
    expect([...world.permissions.keys()].sort()).toEqual([identityOf(ada), identityOf(ben)].sort());
    expect(world.permissions.get(identityOf(ben))).toEqual({
      attributes: { profile: 'learner', may: expect.stringContaining('chat:send') as unknown },
      grant: {
        canPublish: true,
        canPublishSources: ['microphone', 'camera', 'screen_share', 'screen_share_audio'],
        canSubscribe: true,
        canPublishData: true,
        canUpdateOwnMetadata: false,
        hidden: false,
        recorder: false,
        agent: false,
      },
    });
    expect(world.entries.size).toBe(0);
  });

  it('gives nothing to a person who was removed or came without a row', async () => {
    const { world, ports, entry, ada, ben } = changeInside();
    world.people.set('ben', { epoch: 2 });
    world.joins.set(identityOf(ben), { ...ben, closed: true });
    world.media.add('eve_0000000000000000');
    await deliver([entry], { ports });
    expect([...world.permissions.keys()]).toEqual([identityOf(ada)]);
  });

  it('reaches the others when one entry or join cannot be read', async () => {
    const unreadable = () => Promise.reject(new AppError('data/unreadable'));
    const { world, ports, entry, ada, ben } = changeInside();
    const { readAccessEntry, readJoins } = ports.media.state;
    ports.media.state.readAccessEntry = (roomId, uid) =>
      uid === 'ben' ? unreadable() : readAccessEntry(roomId, uid);
    await deliver([entry], { ports });
    expect([...world.permissions.keys()]).toEqual([identityOf(ada)]);
    expect(world.entries.size).toBe(0);

    world.permissions.clear();
    ports.media.state.readJoins = (identities) =>
      identities.includes(identityOf(ben)) ? unreadable() : readJoins(identities);
    await deliver([entry], { ports });
    expect([...world.permissions.keys()]).toEqual([identityOf(ada)]);
  });

  it.each([1, 2, 3, 4, 5])(
    'is finished by the next request when the process dies after %i steps',
    async (steps) => {
      const { world, ports, entry, ben } = changeInside();
      world.stepsLeft = steps;
      await deliver([entry], { ports }).catch(() => undefined);
      world.stepsLeft = Infinity;
      world.time += 20_000;
      await deliverPending('r1', { onFailure: 'log', ports });
      expect(world.permissions.has(identityOf(ben))).toBe(true);
      expect(world.rewritten).toBeGreaterThan(0);
      expect(world.entries.size).toBe(0);
    },
  );
});

/** Ben may share his screen from now on: Firestore has it, nothing else does. */
const lendToBen = () => {
  const made = changeInside();
  const { world } = made;
  world.room = room('lesson');
  world.database.set('access/r1/ben', { profile: 'learner', exceptions: {}, epoch: 1 });
  const exceptions = { 'screen:publish': { allow: true, until: now + 60_000 } };
  world.people.set('ben', { profile: 'learner', exceptions, epoch: 2 });
  const entry = made.put([{ kind: 'person', uid: 'ben' }], { kind: 'update-person', uid: 'ben' });
  const expectLent = () => {
    expect(world.database.get('access/r1/ben')).toEqual({ profile: 'learner', exceptions, epoch: 2 });
    expect([...world.permissions.keys()]).toEqual([identityOf(made.ben)]);
    const { grant } = world.permissions.get(identityOf(made.ben))!;
    expect(grant).toMatchObject({
      canPublishSources: ['microphone', 'camera', 'screen_share', 'screen_share_audio'],
    });
    expect(world.entries.size).toBe(0);
  };
  return { ...made, entry, expectLent };
};

describe('an exception for one person', () => {
  it('reaches the rules and every connection of theirs, and nobody else’s', async () => {
    const { ports, entry, expectLent } = lendToBen();
    await deliver([entry], { ports });
    expectLent();
  });

  it.each([0, 1, 2, 3, 4])(
    'is finished by the next request when the process dies after %i steps',
    async (steps) => {
      const { world, ports, entry, expectLent } = lendToBen();
      world.stepsLeft = steps;
      await deliver([entry], { ports }).catch(() => undefined);
      world.stepsLeft = Infinity;
      world.time += 20_000;
      await deliverPending('r1', { onFailure: 'log', ports });
      expectLent();
    },
  );

  it('that is delivered late writes the current state', async () => {
    const { world, ports, entry, ben } = lendToBen();
    world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 3 });
    await deliver([entry], { ports });
    expect(world.database.get('access/r1/ben')).toEqual({ profile: 'learner', exceptions: {}, epoch: 3 });
    const { grant } = world.permissions.get(identityOf(ben))!;
    expect(grant).toMatchObject({ canPublishSources: ['microphone', 'camera'] });
  });
});

describe('two changes at once', () => {
  const isPaused = (paused: boolean, epoch: number) => ({
    session: 's1',
    epoch,
    latest: {
      ...prepareSession(now - 9),
      id: 's1',
      status: 'live' as const,
      live: { ...nothingLocked, paused },
    },
  });

  it('leave the media server with the later one, even if the earlier arrives last', async () => {
    const { world, ports, ben, put } = changeInside();
    world.head = isPaused(false, 3);
    const { updatePermissions } = ports.media.server;
    const pause = async () => {
      ports.media.server.updatePermissions = updatePermissions;
      world.head = isPaused(true, 4);
      await deliver([put([{ kind: 'matrix' }], { kind: 'update-permissions' }, { id: 'o2' })], { ports });
      expect(world.permissions.get(identityOf(ben))).toMatchObject({ grant: { canPublish: false } });
    };
    ports.media.server.updatePermissions = async (name, identity, told) => {
      // While this delivery sends what it read of the resume, somebody pauses.
      if (identity === identityOf(ben)) await pause();
      await updatePermissions(name, identity, told);
    };
    await deliver([put([{ kind: 'matrix' }], { kind: 'update-permissions' }, { id: 'o1' })], { ports });
    expect(world.permissions.get(identityOf(ben))).toMatchObject({ grant: { canPublish: false } });
    expect(world.database.get('access/r1/_matrix')).toMatchObject({ epoch: 4 });
  });

  it('fail when they do not end', async () => {
    const { world, ports, ben, put } = changeInside();
    ports.media.server.updatePermissions = (_, identity) => {
      const { latest, epoch = 0 } = world.head ?? {};
      if (identity === identityOf(ben)) world.head = isPaused(!latest?.live.paused, epoch + 1);
      return Promise.resolve();
    };
    const entry = put([], { kind: 'update-permissions' });
    await expect(deliver([entry], { ports })).rejects.toThrow('server/unavailable');
    expect(world.entries.has(entry.id)).toBe(true);
  });
});

describe('a deleted room', () => {
  it.each([0, 1, 2, 3, 4])('ends its call and is erased, even when cut off after %i steps', async (steps) => {
    const { world, ports, put, join } = makeFakeOutbox();
    join(joinOf('ada', { closed: true }));
    world.rehearsals.set('chalktalk_r1_rehearsal_ada', new Set(['ada_abcdefgh12345678']));
    world.rehearsals.set('chalktalk_r2_rehearsal_ada', new Set(['ada_abcdefgh12345678']));
    const entry = put([], { kind: 'erase-room' });
    world.stepsLeft = steps;
    await deliver([entry], { ports }).catch(() => undefined);
    world.stepsLeft = Infinity;
    world.time += 20_000;
    await deliverPending('r1', { onFailure: 'log', ports });
    expect(world.isRoomOpen).toBe(false);
    expect([...world.rehearsals.keys()]).toEqual(['chalktalk_r2_rehearsal_ada']);
    expect(world.erased).toBeGreaterThan(0);
    expect(world.entries.size).toBe(0);
  });

  it('is erased by the scheduler once its delivery must have died', async () => {
    const { world, ports, put } = makeFakeOutbox();
    const entry = put([], { kind: 'erase-room' });
    world.stepsLeft = 1;
    await deliver([entry], { ports }).catch(() => undefined);
    world.stepsLeft = Infinity;
    expect(await drainLeftBehind({ ports })).toBe(0);
    world.time += 90_000;
    expect(await drainLeftBehind({ ports })).toBe(1);
    expect({ erased: world.erased, left: world.entries.size }).toEqual({ erased: 1, left: 0 });
  });
});
