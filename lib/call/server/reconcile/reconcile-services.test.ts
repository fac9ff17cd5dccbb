import type { MediaEvent } from '@/lib/livekit/media-event';
import type { MediaParticipant } from '@/lib/livekit/media-participant';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import type { Enforced } from '@/lib/call/server/enforce/enforce';
import { reconcileRoom, type ReconcilePorts } from './reconcile-room';
import { parseRoomReplica } from './room-replica';

const now = 2_000_000_000_000;
const serviceId = 'abcdefghij0123456789';
const identity = toServiceIdentity(serviceId);
const noted = { kind: 'recorder', label: 'Capture', since: 7, expiresAt: now + 5000, sid: 'PA_9' };
const recorder = {
  identity,
  sid: 'PA_9',
  isActive: true,
  since: 7,
  tracks: [],
} as unknown as MediaParticipant;

type World = { isThere: boolean; services: object | null; enforced?: Enforced };

/** Reconciles a room in which there may be a recorder, and nobody else. */
const compare = async ({ isThere, services, enforced = 'right' }: World) => {
  const looked: string[] = [];
  const events: MediaEvent[] = [];
  let turn = { next: 0, hotUntil: 0 };
  const ports: ReconcilePorts = {
    mediaRoomName: (roomId) => `chalktalk_${roomId}`,
    now: () => now,
    readTurn: () => Promise.resolve({ turn, version: '1' }),
    takeTurn: (_, taken) => {
      turn = taken;
      return Promise.resolve(true);
    },
    readOrganizationVersion: () => Promise.resolve(0),
    bringUp: () => Promise.resolve(),
    deliverPending: () => Promise.resolve(null),
    readReplica: () =>
      Promise.resolve(
        parseRoomReplica({ access: null, admitted: null, inside: null, observing: null, services }),
      ),
    readHead: () => Promise.resolve({ session: 's1', epoch: 1, latest: null }),
    readJoins: () => Promise.resolve([]),
    findRoomSid: () => Promise.resolve('RM_1'),
    listParticipants: () => Promise.resolve(isThere ? [recorder] : []),
    handleEvent: (event) => Promise.resolve(void events.push(event)),
    reviewHosts: () => Promise.resolve({ dueAt: null }),
    enforce: (_, who) => {
      looked.push(who);
      return Promise.resolve(enforced);
    },
  };
  return { next: await reconcileRoom(ports, 'r1'), looked, events };
};

describe('reconciling a room with a recorder in it', () => {
  it('enforces it each time, applies no arrival, and is due at the end of its token', async () => {
    const compared = await compare({ isThere: true, services: { [serviceId]: noted } });
    expect(compared).toEqual({ next: now + 5000, looked: [identity], events: [] });
  });

  it('applies the arrival of one that was not reported', async () => {
    const { events } = await compare({ isThere: true, services: null });
    expect(events).toMatchObject([{ kind: 'arrived', identity, participantSid: 'PA_9', since: 7 }]);
  });

  it('applies no arrival of one that was removed', async () => {
    const { events } = await compare({ isThere: true, services: null, enforced: 'remove' });
    expect(events).toEqual([]);
  });

  it('notes one as gone that is not there', async () => {
    const { next, events } = await compare({ isThere: false, services: { [serviceId]: noted } });
    expect(next).toBe(now + 60_000);
    expect(events).toMatchObject([
      { kind: 'left', id: 'left_PA_9', identity, participantSid: 'PA_9', since: 7 },
    ]);
  });

  it('ignores an entry of another shape', async () => {
    const { next, events } = await compare({ isThere: false, services: { [serviceId]: 'nonsense' } });
    expect({ next, events }).toEqual({ next: now + 60_000, events: [] });
  });
});
