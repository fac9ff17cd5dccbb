import { nothingLocked } from '@/lib/access/layers';
import { builtInProfiles, traitsOf, type BuiltInPersonProfileId } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { permitted } from '@/lib/callables/server/callable-binding';
import { listInside } from '@/lib/rooms/server/documents/list-inside';
import { permitInRoom } from '@/lib/rooms/server/access/permit-in-room';
import { permitToAdmit } from './permit-to-admit';

jest.mock('@/lib/rooms/server/documents/list-inside', () => ({ listInside: jest.fn() }));
jest.mock('@/lib/rooms/server/access/permit-in-room', () => ({ permitInRoom: jest.fn() }));

const someone = (uid: string, profile: BuiltInPersonProfileId) => ({
  uid,
  isHost: traitsOf(profile).isHost,
  name: uid,
  standsIn: builtInProfiles[profile].capabilities['lobby:stand-in'] === 'yes',
});

/** Ben asks with this profile in the room, while these people are inside. */
const ask = (profile: BuiltInPersonProfileId, ...inside: ReturnType<typeof someone>[]) => {
  const access = resolveAccess({
    policy: {},
    profile: builtInProfiles[profile],
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
  jest.mocked(permitInRoom).mockResolvedValue(permitted({ profile, ownProfile: profile, access }));
  jest.mocked(listInside).mockResolvedValue(inside);
  return permitToAdmit(
    { caller: { uid: 'ben' }, upkeep: { catchUp: jest.fn(), bringUp: jest.fn() } },
    'r1',
  ).then(
    ({ evidence }) => evidence.profile,
    (thrown: unknown) => (thrown as Error & { code: string }).code,
  );
};

describe('who lets in from the lobby', () => {
  it('is each person with the permission, even from outside the call', async () => {
    expect(await ask('host')).toBe('host');
    expect(await ask('co-host', someone('ada', 'host'))).toBe('co-host');
  });

  it('is a stand-in inside, while no host is there', async () => {
    const ben = someone('ben', 'presenter');
    expect(ben.standsIn).toBe(true);
    expect(await ask('presenter', ben, someone('cleo', 'learner'))).toBe('presenter');
    expect(await ask('presenter', ben, someone('ada', 'co-host'))).toBe('access/denied');
  });

  it('is never a stand-in who waits outside', async () => {
    expect(await ask('presenter')).toBe('access/denied');
    expect(await ask('presenter', someone('cleo', 'presenter'))).toBe('access/denied');
  });

  it('is never a learner, even alone inside', async () => {
    expect(await ask('learner', someone('ben', 'learner'))).toBe('access/denied');
  });
});
