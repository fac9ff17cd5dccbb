import { AppError } from '@/lib/errors/app-error';
import { identityOf, joinOf, makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import { deliver, deliverPending } from './deliver';

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

describe('a pending entry', () => {
  it('is delivered for a waiting caller despite its lease, or throws', async () => {
    const { world, ports, put, join } = makeFakeOutbox();
    const { joinId } = join(joinOf('ben', { closed: true }));
    join(joinOf('ada'));
    put([], { kind: 'remove-person', uid: 'ben', joinIds: [joinId], epoch: 2 });
    const { listIdentities } = ports.media.server;
    ports.media.server.listIdentities = () => Promise.reject(new Error('media server away'));
    await expect(deliverPending('r1', { ports })).rejects.toThrow('media server away');
    ports.media.server.listIdentities = listIdentities;
    await deliverPending('r1', { ports });
    expect([...world.media]).toEqual([identityOf(joinOf('ada'))]);
    expect(world.entries.size).toBe(0);
  });

  it('stays while the rules refuse it and the replica is no newer', async () => {
    const { world, ports, put } = makeFakeOutbox();
    world.people.set('ben', { epoch: 2 });
    world.database.set('access/r1/ben', { profile: 'learner', exceptions: {}, epoch: 1 });
    const { patch } = ports.mirror.database;
    // Older rules, which refuse something that is written now.
    ports.mirror.database.patch = () => Promise.resolve('refused');
    const entry = put([{ kind: 'person', uid: 'ben' }]);
    await expect(deliver([entry], { ports })).rejects.toThrow('server/unavailable');
    expect(world.entries.size).toBe(1);
    ports.mirror.database.patch = patch;
    await deliverPending('r1', { onFailure: 'log', ports });
    expect(world.database.get('access/r1/ben')).toEqual({ epoch: 2 });
    expect(world.entries.size).toBe(0);
  });
});

describe('a failing entry', () => {
  /** Ben's access entry cannot be read, and his outbox entry is older than Ada's and Emmy's. */
  const breakBen = () => {
    const made = makeFakeOutbox();
    const { world, ports, put } = made;
    for (const [at, uid] of ['ben', 'ada', 'emmy'].entries()) {
      world.people.set(uid, { profile: 'learner', exceptions: {}, epoch: 2 });
      put([{ kind: 'person', uid }], null, { id: uid });
      world.time += at;
    }
    world.time += 10_000;
    const { readAccessEntry } = ports.media.state;
    ports.media.state.readAccessEntry = (roomId, uid) =>
      uid === 'ben' ? Promise.reject(new AppError('data/unreadable')) : readAccessEntry(roomId, uid);
    const expectOthersDone = () => {
      expect([...world.entries.keys()]).toEqual(['ben']);
      expect([...world.database.keys()].sort()).toEqual(['access/r1/ada', 'access/r1/emmy']);
    };
    return { ...made, expectOthersDone };
  };

  it('holds up nothing else of its room, and throws for a waiting caller', async () => {
    const { ports, expectOthersDone } = breakBen();
    await expect(deliverPending('r1', { ports })).rejects.toThrow('data/unreadable');
    expectOthersDone();
  });

  it('holds up nothing else of its room for a visitor, and is retried at once', async () => {
    const { world, ports, expectOthersDone } = breakBen();
    await expect(deliverPending('r1', { onFailure: 'log', ports })).resolves.toBe(world.time);
    expectOthersDone();
  });

  it('undoes nothing of a later decision about the same person', async () => {
    const { world, ports, put, join } = makeFakeOutbox();
    const was = join(joinOf('ben', { closed: true }));
    put([{ kind: 'person', uid: 'ben' }], {
      kind: 'remove-person',
      uid: 'ben',
      joinIds: [was.joinId],
      epoch: 2,
    });
    // Ben is restored, and is inside again.
    world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 3 });
    const back = join(joinOf('ben', { joinId: 'ben2000000000000' }));
    world.time += 1;
    put([{ kind: 'person', uid: 'ben' }], null, { id: 'o2' });
    world.time += 10_000;
    const { removeParticipant } = ports.media.server;
    ports.media.server.removeParticipant = () => Promise.reject(new Error('media server away'));
    await deliverPending('r1', { onFailure: 'log', ports });
    expect([...world.entries.keys()]).toEqual(['o1']);

    ports.media.server.removeParticipant = removeParticipant;
    await expect(deliverPending('r1', { onFailure: 'log', ports })).resolves.toBeNull();
    expect([...world.media]).toEqual([identityOf(back)]);
    expect(world.database.get('access/r1/ben')).toMatchObject({ profile: 'learner', epoch: 3 });
  });
});

it('keeps the end of a call for a request that can tell of it', async () => {
  const { world, ports, tellOfEnd, put } = makeFakeOutbox();
  await deliver([put([{ kind: 'session', sessionId: 's1' }])], { ports });
  expect(world.entries.size).toBe(1);
  await deliverPending('r1', { onFailure: 'log', ports, tellOfEnd });
  expect([[...world.ended], world.entries.size]).toEqual([['s1'], 0]);
});
