import { identityOf, joinOf, makeWorld } from './outbox-world';
import { drainRoom, settle, settleWaiting } from './settle-outbox';

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

describe('what waits in the outbox', () => {
  it('is carried out at once for who must know, also while its maker has it, and throws when it cannot be', async () => {
    const { world, gateways, put, join } = makeWorld();
    const { joinId } = join(joinOf('ben', { closed: true }));
    join(joinOf('ada'));
    put([], { kind: 'remove-person', uid: 'ben', joinIds: [joinId], epoch: 2 });
    const { listIdentities } = gateways.media;
    gateways.media.listIdentities = () => Promise.reject(new Error('media server away'));
    await expect(settleWaiting('r1', gateways)).rejects.toThrow('media server away');
    gateways.media.listIdentities = listIdentities;
    await settleWaiting('r1', gateways);
    expect([...world.media]).toEqual([identityOf(joinOf('ada'))]);
    expect(world.entries.size).toBe(0);
  });

  it('is not done while the rules refuse what is not older than what stands there', async () => {
    const { world, gateways, put } = makeWorld();
    world.people.set('ben', { epoch: 2 });
    world.database.set('access/r1/ben', { profile: 'learner', exceptions: {}, epoch: 1 });
    const { patch } = gateways.database;
    // Rules of before, which do not know something that is written now.
    gateways.database.patch = () => Promise.resolve('refused');
    const entry = put([{ kind: 'person', uid: 'ben' }]);
    await expect(settle(entry, gateways)).rejects.toThrow('server/unavailable');
    expect(world.entries.size).toBe(1);
    gateways.database.patch = patch;
    await drainRoom('r1', gateways);
    expect(world.database.get('access/r1/ben')).toEqual({ epoch: 2 });
    expect(world.entries.size).toBe(0);
  });
});
