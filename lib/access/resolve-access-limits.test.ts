import { type Capability, capabilities, lendableCapabilities } from '@/lib/access/capabilities';
import { type Exception, type Policy, forever, nothingLocked } from '@/lib/access/layers';
import { type Profile, type ProfileAnswer, builtInProfiles } from '@/lib/access/profiles';
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

  it('nobody lends a service what is not its job', () => {
    const exception = { 'camera:publish': granted, 'screen:publish': granted, 'chat:send': granted };
    const access = resolve(builtInProfiles.agent, { exception });
    expect(capabilities.filter((name) => access[name].allowed)).toEqual([
      'mic:publish',
      'room:subscribe',
      'data:send',
    ]);
  });

  it('nobody changes their own attributes, not even a host', () => {
    expect(inWords(everyGift(builtInProfiles.host)['metadata:update'])).toBe('refused: profile-refuses');
  });

  it('grants no office, such as deleting the room, by an exception', () => {
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

describe('how far the layers reach', () => {
  const everything = <T>(value: T) =>
    Object.fromEntries(capabilities.map((name) => [name, value])) as Record<Capability, T>;
  const profileThatSays = (answer: ProfileAnswer): Profile => ({
    ...builtInProfiles.participant,
    capabilities: everything(answer),
  });
  const refusedWith = (profile: Profile, layers: Partial<AccessInput>) => {
    const access = resolve(profile, layers);
    return capabilities.filter((name) => !access[name].allowed);
  };
  const offices = [
    ...['class:run', 'member:list', 'member:add', 'member:moderate', 'lobby:admit', 'lobby:stand-in'],
    ...['room:read', 'room:subscribe', 'room:end', 'room:settings', 'room:delete', 'room:transfer'],
  ];

  it('grants everything but offices and own attributes to one person', () => {
    const refused = refusedWith(profileThatSays('no'), { exception: everything(granted) });
    expect(refused).toEqual([...offices, 'metadata:update']);
    expect(capabilities.filter((name) => !refused.includes(name))).toEqual(lendableCapabilities);
  });

  it.each(['room', 'live'] as const)('opens the same by a switch of the %s, but for data', (layer) => {
    const switches = everything('everyone' as const);
    const refused = refusedWith(profileThatSays('no'), layer === 'room' ? { room: switches } : { live: { ...nothingLocked, locks: switches } });
    expect(new Set(refused)).toEqual(new Set([...offices, 'data:send', 'metadata:update']));
  }); // prettier-ignore

  it('takes all sound, pictures and writing by a pause, nothing else', () => {
    const paused = { live: { ...nothingLocked, paused: true } };
    expect(refusedWith(profileThatSays('yes'), paused)).toEqual([
      ...['mic:publish', 'camera:publish', 'screen:publish', 'reaction:send'],
      ...['worksheet:edit', 'worksheet:own', 'ink:draw', 'chat:send', 'chat:direct', 'file:upload'],
      ...['question:answer', 'data:send', 'metadata:update'],
    ]);
  });

  it('a session begins with nothing locked, and not paused', () => {
    expect(nothingLocked).toEqual({ locks: {}, paused: false, locked: false });
  });
});
