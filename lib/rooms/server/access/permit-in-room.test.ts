import { presets } from '@/lib/access/presets';
import { AppError } from '@/lib/errors/app-error';
import { toOrganization, initialSettings } from '@/lib/organization/organization';
import { permitInRoom } from './permit-in-room';
import { readPlace } from '@/lib/rooms/server/documents/read-place';

jest.mock('@/lib/firebase/server/admin-firestore', () => ({ adminFirestore: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/read-place', () => ({ readPlace: jest.fn() }));

const upkeep = {
  catchUp: jest.fn<Promise<unknown>, [string]>(),
  bringUp: jest.fn<Promise<void>, [string]>(),
};

const { settings } = presets.lesson;
const room = { name: 'Waves', ownerUid: 'emmy', preset: 'lesson', createdAt: 1, settings };
const learner = { profile: 'learner', exceptions: {}, epoch: 1 };
const headOf = (made: number | null) => ({
  ...{ session: null, epoch: 3, latest: null },
  ...(made !== null && { organization: made }),
});

/** Answers of an earlier release do not name the version that made them (`made: null`). */
type Asked = { made?: number | null; saved?: number; entry?: object | null };

/** Lets Ben call in a room whose answers come from one version, while another one is saved. */
const ask = ({ made = 1, saved = 1, entry = learner }: Asked = {}) => {
  const policy = saved > 1 ? { learner: { 'room:read': 'forced-off' as const } } : {};
  const organization = toOrganization({ ...initialSettings, policy, version: saved });
  const place = { organization, room, entry, head: headOf(made), isBanned: false, also: {} };
  jest.mocked(readPlace).mockResolvedValue(place as never);
  return permitInRoom({ caller: { uid: 'ben' }, upkeep }, 'r1', 'room:read').then(
    () => 'permitted',
    (thrown: unknown) => (thrown as Error & { code: string }).code,
  );
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

describe('a caller who asks about a room', () => {
  it('first gets pending entries of the room delivered', async () => {
    expect(await ask()).toBe('permitted');
    expect(upkeep.catchUp).toHaveBeenCalledWith('r1');
    expect(upkeep.bringUp).not.toHaveBeenCalled();
  });

  it.each([1, null])(
    'refreshes answers of an older version, even when it refuses (made by version %s)',
    async (made) => {
      expect(await ask({ made, saved: 2 })).toBe('access/denied');
      expect(upkeep.bringUp.mock.calls).toEqual([['r1']]);
    },
  );

  it('gets an answer even when the media server cannot be reached', async () => {
    upkeep.bringUp.mockRejectedValue(new AppError('call/media-server-unreachable'));
    expect(await ask({ made: 0 })).toBe('permitted');
  });

  it('changes nothing in a room that they do not belong to', async () => {
    expect(await ask({ saved: 2, entry: null })).toBe('rooms/not-a-member');
    expect(upkeep.bringUp).not.toHaveBeenCalled();
  });

  it('waits for no delivery in a room that they do not belong to', async () => {
    upkeep.catchUp.mockReturnValue(new Promise(() => undefined));
    expect(await ask({ entry: null })).toBe('rooms/not-a-member');
  });
});
