import { isBehind } from './close-joins-behind';
import { identityOf, joinOf, makeFakeOutbox } from '@/tests/support/fakes/fake-outbox';
import { deliver, deliverPending } from './deliver';

/** Ben is in a call by two sign-ins; the older one has been revoked. */
const shutOutBen = () => {
  const made = makeFakeOutbox();
  const { world, put, join } = made;
  const old = join(joinOf('ben', { joinId: 'old0000000000000', authTime: 9 }));
  const fresh = join(joinOf('ben', { joinId: 'new0000000000000', authTime: 10 }));
  const bystander = join(joinOf('ada', { authTime: 1 }));
  for (const row of [old, fresh]) {
    world.database.set(`admitted/r1/ben/${row.joinId}`, { sessionId: 's1', expiresAt: row.expiresAt });
  }
  world.people.set('ben', { profile: 'learner', exceptions: {}, epoch: 1 });
  world.gates.set('ben', { validAfter: 10, disabled: false });
  const entry = put([{ kind: 'gate', uid: 'ben' }], null, { roomId: 'gate_ben', roomIds: ['r1'] });
  const expectEnded = () => {
    expect([...world.media].sort()).toEqual([identityOf(bystander), identityOf(fresh)].sort());
    expect(world.database.has(`admitted/r1/ben/${old.joinId}`)).toBe(false);
    expect(world.database.has(`admitted/r1/ben/${fresh.joinId}`)).toBe(true);
    expect(world.entries.size).toBe(0);
  };
  return { ...made, entry, expectEnded };
};

beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));

describe('a sign-in that was revoked', () => {
  it('ends its calls, and those of no other sign-in', async () => {
    const { entry, ports, expectEnded } = shutOutBen();
    await deliver([entry], { ports });
    expectEnded();
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('ends them even when that was cut off after %i steps', async (steps) => {
    const { world, entry, ports, expectEnded } = shutOutBen();
    world.stepsLeft = steps;
    await deliver([entry], { ports }).catch(() => undefined);
    world.stepsLeft = Infinity;
    world.time += 10_000;
    await deliverPending('r1', { onFailure: 'log', ports });
    expectEnded();
  });

  it('closes the gate while the media server is away, and ends the calls later', async () => {
    const { world, entry, ports, expectEnded } = shutOutBen();
    const { listIdentities } = ports.media.server;
    ports.media.server.listIdentities = () => Promise.reject(new Error('media server away'));
    await deliver([entry], { ports });
    expect(world.database.get('gates/ben')).toEqual({ validAfter: 10, disabled: false });
    // The person who revoked the sign-in gets the failure each time they ask.
    const ask = () => deliverPending('gate_ben', { ports });
    await expect(ask()).rejects.toThrow('media server away');
    await expect(ask()).rejects.toThrow('media server away');
    ports.media.server.listIdentities = listIdentities;
    await deliverPending('r1', { onFailure: 'log', ports });
    expectEnded();
  });

  it.each([
    [{ authTime: 9 }, { validAfter: 10, disabled: false }, true],
    [{ authTime: 10 }, { validAfter: 10, disabled: false }, false],
    [{ authTime: 11 }, { validAfter: 10, disabled: true }, true],
    [{}, { validAfter: 10, disabled: false }, true],
    [{ authTime: 10, card: 'old' }, { validAfter: 10, disabled: false, card: 'new' }, true],
    [{ authTime: 10, card: 'new' }, { validAfter: 10, disabled: false, card: 'new' }, false],
  ])('is recognised by its time or PIN (%j against %j: %s)', (row, gate, expected) => {
    expect(isBehind(row, gate)).toBe(expected);
  });
});
