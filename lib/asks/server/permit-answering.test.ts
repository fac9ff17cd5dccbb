import { nothingLocked } from '@/lib/access/layers';
import { presets, type PresetId } from '@/lib/access/presets';
import { builtInProfiles, traitsOf, type BuiltInPersonProfileId } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { permitted } from '@/lib/callables/server/callable-binding';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { roomReference } from '@/lib/rooms/server/documents/room-references';
import { permitAnswering } from './permit-answering';

jest.mock('@/lib/rooms/server/documents/list-inside', () => ({ listInside: jest.fn() }));
jest.mock('@/lib/rooms/server/access/permit-in-room', () => ({ permitInRoom: jest.fn() }));
jest.mock('@/lib/rooms/server/documents/room-references', () => ({ roomReference: jest.fn() }));

/** Ben wants to answer somebody, as what he is in a room of this kind, while these are inside. */
const ask = (profile: BuiltInPersonProfileId, preset: PresetId, ...inside: string[]) => {
  const access = resolveAccess({
    policy: {},
    profile: builtInProfiles[profile],
    room: presets[preset].settings,
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
  jest.mocked(permitInRoom).mockResolvedValue(permitted({ profile, ownProfile: profile, access }));
  jest.mocked(roomReference).mockReturnValue({
    get: () => Promise.resolve({ data: () => ({ preset }) }),
  } as never);
  const { isHost } = traitsOf(profile);
  jest
    .mocked(listInside)
    .mockResolvedValue(inside.map((uid) => ({ uid, name: uid, isHost, standsIn: false })));
  return permitAnswering(
    { caller: { uid: 'ben' }, upkeep: { catchUp: jest.fn(), bringUp: jest.fn() } },
    'r1',
  ).then(
    ({ evidence }) => evidence,
    (thrown: unknown) => (thrown as Error & { code: string }).code,
  );
};

describe('who answers hands and asks', () => {
  it('is a host, wherever they are', async () => {
    expect(await ask('host', 'class')).toEqual({ profile: 'host', isAmongEquals: false });
    expect(await ask('co-host', 'study-group')).toEqual({ profile: 'co-host', isAmongEquals: false });
  });

  it('is anyone in the call of a study group', async () => {
    const equal = { profile: 'participant', isAmongEquals: true };
    expect(await ask('participant', 'study-group', 'ada', 'ben')).toEqual(equal);
    expect(await ask('participant', 'lesson', 'ada', 'ben')).toBe('access/denied');
  });

  it('is no member of a study group who is outside, or waits before its door', async () => {
    expect(await ask('participant', 'study-group', 'ada')).toBe('access/denied');
  });

  it('is nobody whom the others do not see', async () => {
    expect(await ask('observer', 'study-group', 'ada', 'ben')).toBe('access/denied');
  });
});
