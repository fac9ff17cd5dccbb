import type { Exception, LiveState, PolicyState, RoomSetting } from '@/lib/access/layers';
import { forever, nothingLocked } from '@/lib/access/layers';
import { type Profile, type ProfileAnswer, builtInProfiles } from '@/lib/access/profiles';
import { type AccessDecision, resolveAccess } from '@/lib/access/resolve-access';

const capability = 'screen:publish';
const now = Date.UTC(2026, 10, 21);

type Layers = {
  policy?: PolicyState | undefined;
  profile?: ProfileAnswer;
  governed?: Profile['governed'];
  room?: RoomSetting | undefined;
  lock?: RoomSetting | undefined;
  paused?: boolean;
  exception?: Exception | undefined;
};

/** A learner's answer about their screen (`allowed`, `askable` or `refused`), and the layer behind it. */
function decide({
  policy,
  profile = 'no',
  governed = 'both',
  room,
  lock,
  paused = false,
  exception,
}: Layers): string {
  const learner = builtInProfiles.learner;
  const live: LiveState = {
    ...nothingLocked,
    paused,
    locks: lock === undefined ? {} : { [capability]: lock },
  };
  const access = resolveAccess({
    policy: policy === undefined ? {} : { learner: { [capability]: policy } },
    profile: { ...learner, governed, capabilities: { ...learner.capabilities, [capability]: profile } },
    room: room === undefined ? {} : { [capability]: room },
    live,
    exception: exception === undefined ? {} : { [capability]: exception },
    session: 'now',
    now,
  });
  return inWords(access[capability]);
}

function inWords({ allowed, askable, reason }: AccessDecision): string {
  return `${allowed ? 'allowed' : askable ? 'askable' : 'refused'}: ${reason}`;
}

const granted: Exception = { allow: true, until: forever };
const taken: Exception = { allow: false, until: forever };

describe('organisation policy and profile', () => {
  it.each<[PolicyState | undefined, ProfileAnswer, string]>([
    ['forced-on', 'yes', 'allowed: policy-forces-on'],
    ['forced-on', 'ask', 'allowed: policy-forces-on'],
    ['forced-on', 'no', 'allowed: policy-forces-on'],
    ['forced-on', 'inherit', 'allowed: policy-forces-on'],
    ['default-on', 'yes', 'allowed: profile-allows'],
    ['default-on', 'ask', 'askable: profile-asks'],
    ['default-on', 'no', 'refused: profile-refuses'],
    ['default-on', 'inherit', 'allowed: policy-default-on'],
    ['default-off', 'yes', 'allowed: profile-allows'],
    ['default-off', 'ask', 'askable: profile-asks'],
    ['default-off', 'no', 'refused: profile-refuses'],
    ['default-off', 'inherit', 'refused: policy-default-off'],
    ['forced-off', 'yes', 'refused: policy-forces-off'],
    ['forced-off', 'ask', 'refused: policy-forces-off'],
    ['forced-off', 'no', 'refused: policy-forces-off'],
    ['forced-off', 'inherit', 'refused: policy-forces-off'],
    [undefined, 'yes', 'allowed: profile-allows'],
    [undefined, 'ask', 'askable: profile-asks'],
    [undefined, 'no', 'refused: profile-refuses'],
    [undefined, 'inherit', 'refused: policy-default-off'],
  ])('%s and %s give %s', (policy, profile, expected) => {
    expect(decide({ policy, profile })).toBe(expected);
  });
});

describe('organisation policy and every later layer', () => {
  const laterLayers: [string, Layers][] = [
    ['a room that opens it', { room: 'everyone' }],
    ['a room that switches it off', { room: 'off' }],
    ['a lock that opens it', { lock: 'everyone' }],
    ['a lock', { lock: 'off' }],
    ['a pause', { paused: true }],
    ['a grant', { exception: granted }],
    ['something taken away', { exception: taken }],
  ];

  it.each(laterLayers)('forced on stays on under %s', (_name, later) => {
    expect(decide({ policy: 'forced-on', ...later })).toBe('allowed: policy-forces-on');
  });

  it.each(laterLayers)('forced off stays off under %s', (_name, later) => {
    expect(decide({ policy: 'forced-off', profile: 'yes', ...later })).toBe('refused: policy-forces-off');
  });

  it.each<[PolicyState, Layers, string]>([
    ['default-on', { room: 'off' }, 'refused: room-off'],
    ['default-on', { lock: 'ask' }, 'askable: live-asks'],
    ['default-on', { exception: taken }, 'refused: exception-refuses'],
    ['default-on', { paused: true }, 'refused: live-paused'],
    ['default-on', { exception: taken, paused: true }, 'refused: exception-refuses'],
    ['default-off', { room: 'everyone' }, 'allowed: room-allows'],
    ['default-off', { lock: 'everyone' }, 'allowed: live-allows'],
    ['default-off', { exception: granted }, 'allowed: exception-allows'],
  ])('%s gives way to %j', (policy, later, expected) => {
    expect(decide({ policy, profile: 'inherit', ...later })).toBe(expected);
  });

  it.each<[string, Layers]>([
    ['a room that switches it off', { room: 'off' }],
    ['a lock', { lock: 'off' }],
    ['a pause', { paused: true }],
    ['something taken away', { exception: taken }],
  ])('names default-off as the reason under %s, which agrees', (_name, later) => {
    expect(decide({ policy: 'default-off', profile: 'inherit', ...later })).toBe(
      'refused: policy-default-off',
    );
  });
});

describe.each(['room', 'lock'] as const)('profile and %s', (layer) => {
  const by = layer === 'room' ? 'room' : 'live';

  it.each<[Profile['governed'], ProfileAnswer, RoomSetting, string]>([
    ['both', 'yes', 'everyone', 'allowed: profile-allows'],
    ['both', 'yes', 'ask', `askable: ${by}-asks`],
    ['both', 'yes', 'off', `refused: ${by}-off`],
    ['both', 'ask', 'everyone', `allowed: ${by}-allows`],
    ['both', 'ask', 'ask', 'askable: profile-asks'],
    ['both', 'ask', 'off', `refused: ${by}-off`],
    ['both', 'no', 'everyone', `allowed: ${by}-allows`],
    ['both', 'no', 'ask', `askable: ${by}-asks`],
    ['both', 'no', 'off', 'refused: profile-refuses'],
    ['narrow', 'yes', 'ask', `askable: ${by}-asks`],
    ['narrow', 'yes', 'off', `refused: ${by}-off`],
    ['narrow', 'ask', 'everyone', 'askable: profile-asks'],
    ['narrow', 'no', 'everyone', 'refused: profile-refuses'],
    ['narrow', 'no', 'ask', 'refused: profile-refuses'],
    ['widen', 'yes', 'off', 'allowed: profile-allows'],
    ['widen', 'ask', 'off', 'askable: profile-asks'],
    ['widen', 'no', 'everyone', `allowed: ${by}-allows`],
    ['exempt', 'yes', 'off', 'allowed: profile-allows'],
    ['exempt', 'no', 'everyone', 'refused: profile-refuses'],
  ])('governed %s, %s and %s give %s', (governed, profile, setting, expected) => {
    expect(decide({ governed, profile, [layer]: setting })).toBe(expected);
  });
});

describe('room and live state', () => {
  it.each<[RoomSetting, RoomSetting, string]>([
    ['everyone', 'everyone', 'allowed: room-allows'],
    ['everyone', 'ask', 'askable: live-asks'],
    ['everyone', 'off', 'refused: live-off'],
    ['ask', 'everyone', 'allowed: live-allows'],
    ['ask', 'ask', 'askable: room-asks'],
    ['ask', 'off', 'refused: live-off'],
    ['off', 'everyone', 'allowed: live-allows'],
    ['off', 'ask', 'askable: live-asks'],
    ['off', 'off', 'refused: profile-refuses'],
  ])('%s and then %s give %s', (room, lock, expected) => {
    expect(decide({ room, lock })).toBe(expected);
  });
});

describe('an exception for a person', () => {
  it.each<[Layers, string]>([
    [{ profile: 'yes', exception: granted }, 'allowed: profile-allows'],
    [{ profile: 'ask', exception: granted }, 'allowed: exception-allows'],
    [{ profile: 'no', exception: granted }, 'allowed: exception-allows'],
    [{ profile: 'yes', exception: taken }, 'refused: exception-refuses'],
    [{ profile: 'ask', exception: taken }, 'refused: exception-refuses'],
    [{ profile: 'no', exception: taken }, 'refused: profile-refuses'],
    [{ room: 'off', profile: 'yes', exception: granted }, 'allowed: exception-allows'],
    [{ room: 'everyone', exception: taken }, 'refused: exception-refuses'],
    [{ lock: 'off', profile: 'yes', exception: granted }, 'allowed: exception-allows'],
    [{ lock: 'everyone', exception: taken }, 'refused: exception-refuses'],
    [{ governed: 'exempt', profile: 'yes', exception: taken }, 'refused: exception-refuses'],
  ])('over %j: %s', (layers, expected) => {
    expect(decide(layers)).toBe(expected);
  });

  it.each([
    [now - 1, 'refused: profile-refuses'],
    [now, 'refused: profile-refuses'],
    [now + 1, 'allowed: exception-allows'],
    [forever, 'allowed: exception-allows'],
  ])('ends at the very instant that it names (%d)', (until, expected) => {
    expect(decide({ exception: { allow: true, until } })).toBe(expected);
  });

  it.each([
    ['now', 'allowed: exception-allows'],
    ['before', 'refused: profile-refuses'],
  ])('of the session %s: %s', (session, expected) => {
    expect(decide({ exception: { ...granted, session } })).toBe(expected);
  });
});

describe('pausing everything', () => {
  it.each<[Layers, string]>([
    [{ profile: 'yes' }, 'refused: live-paused'],
    [{ profile: 'ask' }, 'refused: live-paused'],
    [{ profile: 'no' }, 'refused: profile-refuses'],
    [{ profile: 'yes', room: 'everyone' }, 'refused: live-paused'],
    [{ profile: 'no', lock: 'everyone' }, 'refused: live-paused'],
    [{ profile: 'yes', lock: 'off' }, 'refused: live-off'],
    [{ profile: 'no', exception: granted }, 'refused: live-paused'],
    [{ profile: 'yes', governed: 'widen' }, 'refused: live-paused'],
    [{ profile: 'yes', governed: 'exempt' }, 'refused: live-paused'],
  ])('over %j: %s', (layers, expected) => {
    expect(decide({ ...layers, paused: true })).toBe(expected);
  });

  const paused = (profile: Profile) =>
    resolveAccess({
      policy: {},
      profile,
      room: {},
      live: { ...nothingLocked, paused: true },
      exception: {},
      session: null,
      now,
    });

  it.each(['host', 'co-host'] as const)('leaves a %s alone', (id) => {
    expect(inWords(paused(builtInProfiles[id])['mic:publish'])).toBe('allowed: profile-allows');
  });

  it.each(['presenter', 'participant', 'learner', 'listener', 'agent'] as const)('silences a %s', (id) => {
    const access = paused(builtInProfiles[id]);
    const sending = ['mic:publish', 'camera:publish', 'screen:publish', 'data:send', 'chat:send'] as const;
    expect(sending.filter((name) => access[name].allowed)).toEqual([]);
  });

  it('lets a learner still see, hear, read and raise a hand', () => {
    const access = paused(builtInProfiles.learner);
    expect(
      ['room:subscribe', 'room:read', 'hand:raise'].map((name) => access[name as 'hand:raise'].allowed),
    ).toEqual([true, true, true]);
  });
});
