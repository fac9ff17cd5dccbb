import { AppError } from '@/lib/errors/app-error';
import { identityOf, joinOf, makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import { deliver, deliverPending } from './deliver';

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

describe('what waits in the outbox', () => {
  it('is carried out at once for who must know, also while its maker has it, and throws when it cannot be', async () => {
    const { world, ports, put, join } = makeFakeOutbox();
    const { joinId } = join(joinOf('ben', { closed: true }));
    join(joinOf('ada'));
    put([], { kind: 'remove-person', uid: 'ben', joinIds: [joinId], epoch: 2 });
    const { listIdentities } = ports.media;
    ports.media.listIdentities = () => Promise.reject(new Error('media server away'));
    await expect(deliverPending('r1', { ports })).rejects.toThrow('media server away');
    ports.media.listIdentities = listIdentities;
    await deliverPending('r1', { ports });
    expect([...world.media]).toEqual([identityOf(joinOf('ada'))]);
    expect(world.entries.size).toBe(0);
  });

  it('is not done while the rules refuse what is not older than what stands there', async () => {
    const { world, ports, put } = makeFakeOutbox();
    world.people.set('ben', { epoch: 2 });
    world.database.set('access/r1/ben', { profile: 'learner', exceptions: {}, epoch: 1 });
    const { patch } = ports.database;
    // Rules of before, which do not know something that is written now.
    ports.database.patch = () => Promise.resolve('refused');
    const entry = put([{ kind: 'person', uid: 'ben' }]);
    await expect(deliver([entry], { ports })).rejects.toThrow('server/unavailable');
    expect(world.entries.size).toBe(1);
    ports.database.patch = patch;
    await deliverPending('r1', { onFailure: 'log', ports });
    expect(world.database.get('access/r1/ben')).toEqual({ epoch: 2 });
    expect(world.entries.size).toBe(0);
  });
});

describe('what fails in the outbox', () => {
  /** Ben's entry cannot be read, and what waits for him is older than what waits for Ada and for Emmy. */
  const breakBen = () => {
    const made = makeFakeOutbox();
    const { world, ports, put } = made;
    for (const [at, uid] of ['ben', 'ada', 'emmy'].entries()) {
      world.people.set(uid, { profile: 'learner', exceptions: {}, epoch: 2 });
      put([{ kind: 'person', uid }], null, { id: uid });
      world.time += at;
    }
    world.time += 10_000;
    const { readAccessEntry } = ports.state;
    ports.state.readAccessEntry = (roomId, uid) =>
      uid === 'ben' ? Promise.reject(new AppError('data/unreadable')) : readAccessEntry(roomId, uid);
    const expectOthersDone = () => {
      expect([...world.entries.keys()]).toEqual(['ben']);
      expect([...world.database.keys()].sort()).toEqual(['access/r1/ada', 'access/r1/emmy']);
    };
    return { ...made, expectOthersDone };
  };

  it('keeps nothing else of its room waiting, and whoever has to know is told', async () => {
    const { ports, expectOthersDone } = breakBen();
    await expect(deliverPending('r1', { ports })).rejects.toThrow('data/unreadable');
    expectOthersDone();
  });

  it('keeps nothing else of its room waiting for whoever comes by, and is tried again at once', async () => {
    const { world, ports, expectOthersDone } = breakBen();
    await expect(deliverPending('r1', { onFailure: 'log', ports })).resolves.toBe(world.time);
    expectOthersDone();
  });

  it('is overtaken by what was decided later about the same person, and undoes nothing of it then', async () => {
    const { world, ports, put, join } = makeFakeOutbox();
    const was = join(joinOf('ben', { closed: true }));
    put([{ kind: 'person', uid: 'ben' }], {
      kind: 'remove-person',
      uid: 'ben',
      joinIds: [was.joinId],
      epoch: 2,
    });
    // Ben is brought back, and is inside again.
    world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 3 });
    const back = join(joinOf('ben', { joinId: 'ben2000000000000' }));
    world.time += 1;
    put([{ kind: 'person', uid: 'ben' }], null, { id: 'o2' });
    world.time += 10_000;
    const { removeParticipant } = ports.media;
    ports.media.removeParticipant = () => Promise.reject(new Error('media server away'));
    await deliverPending('r1', { onFailure: 'log', ports });
    expect([...world.entries.keys()]).toEqual(['o1']);

    ports.media.removeParticipant = removeParticipant;
    await expect(deliverPending('r1', { onFailure: 'log', ports })).resolves.toBeNull();
    expect([...world.media]).toEqual([identityOf(back)]);
    expect(world.database.get('access/r1/ben')).toMatchObject({ profile: 'learner', epoch: 3 });
  });
});
