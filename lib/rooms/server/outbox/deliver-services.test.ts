import { nothingLocked } from '@/lib/access/layers';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { prepareSession } from '@/lib/rooms/session/session';
import type { Service } from '@/lib/services/schema';
import { makeFakeOutbox, now } from '@/tests/support/fakes/fake-outbox';
import { deliver, deliverPending } from './deliver';

const serviceId = 'abcdefghij0123456789';
const identity = toServiceIdentity(serviceId);
const place = `services/r1/${serviceId}`;

/** An agent in a call in which everything has just been paused. */
const withAgent = (changes: Partial<Service> = {}) => {
  const made = makeFakeOutbox();
  const { world } = made;
  world.head = {
    session: 's1',
    epoch: 2,
    latest: {
      ...prepareSession(now - 9),
      id: 's1',
      status: 'live',
      live: { ...nothingLocked, paused: true },
    },
  };
  world.services.set(serviceId, {
    kind: 'agent',
    roomId: 'r1',
    label: 'Captions',
    mintedBy: 'rosalind',
    mintedAt: 1,
    expiresAt: now + 1,
    revokedAt: null,
    arrived: { sid: 'PA_1', since: 5 },
    left: null,
    ...changes,
  });
  world.media.add(identity);
  return made;
};

describe('a recorder or an agent', () => {
  it('is shown to everybody in the room while it is in the call', async () => {
    const { world, ports, put } = withAgent();
    await deliver([put([{ kind: 'service', serviceId }])], { ports });
    const told = { kind: 'agent', label: 'Captions', since: 5, expiresAt: now + 1, sid: 'PA_1' };
    expect(world.database.get(place)).toEqual(told);

    world.services.set(serviceId, { ...world.services.get(serviceId)!, left: { sid: 'PA_1', since: 5 } });
    await deliver([put([{ kind: 'service', serviceId }])], { ports });
    expect(world.database.has(place)).toBe(false);
  });

  it('is silenced at once when everything is paused', async () => {
    const { world, ports, put } = withAgent();
    await deliver([put([], { kind: 'update-permissions' })], { ports });
    expect(world.permissions.get(identity)).toMatchObject({
      attributes: { profile: 'agent' },
      grant: { canPublish: false, canPublishData: false, canSubscribe: true, agent: true },
    });
  });

  it.each<[string, Partial<Service>]>([
    ['of another room', { roomId: 'r2' }],
    ['that was taken back', { revokedAt: 5 }],
    ['whose time is over', { expiresAt: now }],
  ])('gets no permissions: one %s', async (_, changes) => {
    const { world, ports, put } = withAgent(changes);
    await deliver([put([], { kind: 'update-permissions' })], { ports });
    expect(world.permissions.size).toBe(0);
  });

  it.each([0, 1, 2, 3])(
    'leaves the call and the list when revoked, even when cut off after %i steps',
    async (steps) => {
      const { world, ports, put } = withAgent({ revokedAt: now });
      world.database.set(place, { kind: 'agent' });
      const entry = put([{ kind: 'service', serviceId }], { kind: 'remove-identity', identity });
      world.stepsLeft = steps;
      await deliver([entry], { ports }).catch(() => undefined);
      world.stepsLeft = Infinity;
      world.time += 20_000;
      await deliverPending('r1', { onFailure: 'log', ports });
      expect(world.media.has(identity)).toBe(false);
      expect(world.database.has(place)).toBe(false);
      expect(world.watched.has('r1')).toBe(true);
      expect(world.entries.size).toBe(0);
    },
  );

  it('stays when an ended session is cleared, because it belongs to none', async () => {
    const { world, ports, put } = withAgent();
    world.media.add('ben_0000000000000000');
    await deliver([put([], { kind: 'close-room', sessionId: 's0' })], { ports });
    expect([...world.media]).toEqual([identity]);
  });
});
