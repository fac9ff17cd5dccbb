import { type Exception, type Policy, forever, nothingLocked } from '@/lib/access/layers';
import { type Profile, builtInProfiles } from '@/lib/access/profiles';
import { type AccessDecision, type AccessInput, resolveAccess } from '@/lib/access/resolve-access';

const granted: Exception = { allow: true, until: forever };

/** Said as `allowed`, `askable` or `refused`, and why. */
const inWords = ({ allowed, askable, reason }: AccessDecision): string =>
  `${allowed ? 'allowed' : askable ? 'askable' : 'refused'}: ${reason}`;

const resolve = (profile: Profile, layers: Partial<AccessInput> = {}) =>
  resolveAccess({
    policy: {},
    profile,
    room: {},
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
    ...layers,
  });

describe('what is nobody’s to give', () => {
  const everyGift = (profile: Profile) =>
    resolve(profile, {
      policy: { [profile.id]: { 'mic:publish': 'forced-on', 'metadata:update': 'forced-on' } } as Policy,
      room: { 'mic:publish': 'everyone' },
      live: { ...nothingLocked, locks: { 'mic:publish': 'everyone' } },
      exception: { 'mic:publish': granted, 'metadata:update': granted, 'room:delete': granted },
    });

  it.each(['observer', 'recorder'] as const)('nobody makes a hidden %s speak', (id) => {
    expect(inWords(everyGift(builtInProfiles[id])['mic:publish'])).toBe('refused: profile-refuses');
  });

  it('nobody changes their own attributes, not even a host', () => {
    expect(inWords(everyGift(builtInProfiles.host)['metadata:update'])).toBe('refused: profile-refuses');
  });

  it('an office such as deleting the room is not lent by an exception', () => {
    expect(inWords(everyGift(builtInProfiles.learner)['room:delete'])).toBe('refused: profile-refuses');
  });

  it('a room has no switch for an office, nor for the data of the call', () => {
    const room = { 'room:read': 'off', 'member:moderate': 'everyone', 'data:send': 'off' } as const;
    const access = resolve(builtInProfiles.learner, { room });
    expect([access['room:read'], access['member:moderate'], access['data:send']].map(inWords)).toEqual([
      'allowed: profile-allows',
      'refused: profile-refuses',
      'allowed: profile-allows',
    ]);
  });

  it('an organisation does not reshape a service', () => {
    const policy = { agent: { 'mic:publish': 'forced-off', 'camera:publish': 'forced-on' } } as const;
    const access = resolve(builtInProfiles.agent, { policy });
    expect([access['mic:publish'].allowed, access['camera:publish'].allowed]).toEqual([true, false]);
  });

  it('“ask” means no where nobody can be asked', () => {
    const access = resolve(builtInProfiles.learner, { room: { 'reaction:send': 'ask' } });
    expect(inWords(access['reaction:send'])).toBe('refused: room-asks');
  });
});
