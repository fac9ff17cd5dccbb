import { reconcileRoom, type ReconcilePorts } from './reconcile-room';
import { parseRoomReplica } from './room-replica';

const now = 2_000_000_000_000;

/** Reconciles a room whose answers come from one version, while another one is current. */
const reconcileWith = async ({ made, holds, isReached = true }: World) => {
  const steps: string[] = [];
  let turn = { next: 0, hotUntil: 0 };
  const ports: ReconcilePorts = {
    mediaRoomName: (roomId) => `chalktalk_${roomId}`,
    now: () => now,
    readTurn: () => Promise.resolve({ turn, version: '1' }),
    takeTurn: (_, taken) => {
      turn = taken;
      return Promise.resolve(true);
    },
    readOrganizationVersion: () => Promise.resolve(holds),
    bringUp: (roomId) => {
      steps.push(`bring up ${roomId}`);
      return isReached ? Promise.resolve() : Promise.reject(new Error('no answer'));
    },
    deliverPending: () => Promise.resolve((steps.push('drain'), isReached ? null : now)),
    readReplica: () =>
      Promise.resolve(
        parseRoomReplica({ access: null, admitted: null, inside: null, observing: null, services: null }),
      ),
    readHead: () =>
      Promise.resolve({
        session: 's1',
        epoch: 1,
        latest: null,
        ...(made !== undefined && { organization: made }),
      }),
    readJoins: () => Promise.resolve([]),
    findRoomSid: () => Promise.resolve('RM_1'),
    listParticipants: () => Promise.resolve((steps.push('list'), [])),
    handleEvent: () => Promise.resolve(),
    enforce: () => Promise.resolve('right'),
    reviewHosts: () => Promise.resolve({ dueAt: null }),
  };
  return { next: await reconcileRoom(ports, 'r1'), steps };
};
type World = { made?: number; holds: number; isReached?: boolean };

// The code logs rooms that it leaves behind, which would only be noise here.
jest.mock('@/lib/core/server/log');

describe('reconciling a room after the organisation has saved something', () => {
  it('refreshes its answers before it looks at people, if the save could not', async () => {
    const broughtUp = ['bring up r1', 'drain', 'list'];
    expect((await reconcileWith({ made: 1, holds: 2 })).steps).toEqual(broughtUp);
    expect((await reconcileWith({ holds: 1 })).steps).toEqual(broughtUp);
  });

  it('leaves alone an up-to-date room, and settings that nobody ever changed', async () => {
    expect((await reconcileWith({ made: 2, holds: 2 })).steps).toEqual(['drain', 'list']);
    expect((await reconcileWith({ holds: 0 })).steps).toEqual(['drain', 'list']);
  });

  it('looks at everybody even if refreshing fails, and tries again soon', async () => {
    const { next, steps } = await reconcileWith({ made: 1, holds: 2, isReached: false });
    expect(steps).toEqual(['bring up r1', 'drain', 'list']);
    expect(next).toBe(now + 5000);
  });
});
