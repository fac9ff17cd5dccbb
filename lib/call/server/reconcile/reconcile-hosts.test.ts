import { reconcileRoom, type ReconcilePorts } from './reconcile-room';
import { parseRoomReplica } from './room-replica';

const now = 2_000_000_000_000;

const reconcileWith = async (dueAt: number | null) => {
  const reviewHosts = jest.fn(() => Promise.resolve({ dueAt }));
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
        parseRoomReplica({ access: null, admitted: null, inside: null, observing: null, services: null }),
      ),
    readHead: () => Promise.resolve({ session: 's1', epoch: 1, latest: null }),
    readJoins: () => Promise.resolve([]),
    findRoomSid: () => Promise.resolve('RM_1'),
    listParticipants: () => Promise.resolve([]),
    handleEvent: () => Promise.resolve(),
    enforce: () => Promise.resolve('right'),
    reviewHosts,
  };
  const next = await reconcileRoom(ports, 'r1');
  return { next, reviewed: reviewHosts.mock.calls };
};

describe('comparing a room that its hosts may have left', () => {
  it('does what is due because of that, although no page has asked for it', async () => {
    expect(await reconcileWith(null)).toEqual({ next: now + 60_000, reviewed: [['r1']] });
  });

  it('is due again when the time for them to come back is over', async () => {
    expect((await reconcileWith(now + 20_000)).next).toBe(now + 20_000);
    expect((await reconcileWith(now + 90_000)).next).toBe(now + 60_000);
    expect((await reconcileWith(now - 1)).next).toBe(now + 60_000);
  });
});
