import { capabilities } from '@/lib/access/capabilities';
import { nothingLocked, type RoomSetting, type RoomSettings } from '@/lib/access/layers';
import { type BuiltInProfileId, builtInProfiles, isProfileId, profileIds } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant } from '@/lib/access/to-grant';

const accessOf = (id: BuiltInProfileId, room: RoomSettings = {}) => {
  const profile = builtInProfiles[id];
  return resolveAccess({
    policy: {},
    profile,
    room,
    live: nothingLocked,
    exception: {},
    session: null,
    now: 0,
  });
};
const grantOf = (id: BuiltInProfileId) => toGrant(accessOf(id), builtInProfiles[id]);

const all = ['microphone', 'camera', 'screen_share', 'screen_share_audio'] as const;
const plain = {
  canSubscribe: true,
  canUpdateOwnMetadata: false,
  hidden: false,
  recorder: false,
  agent: false,
};

describe('the built-in profiles', () => {
  it.each<[BuiltInProfileId, object]>([
    ['host', { ...plain, canPublish: true, canPublishSources: all, canPublishData: true }],
    ['co-host', { ...plain, canPublish: true, canPublishSources: all, canPublishData: true }],
    ['presenter', { ...plain, canPublish: true, canPublishSources: all, canPublishData: true }],
    ['participant', { ...plain, canPublish: true, canPublishSources: all, canPublishData: true }],
    ['learner', { ...plain, canPublish: true, canPublishSources: ['microphone', 'camera'], canPublishData: true }],
    ['listener', { ...plain, canPublish: false, canPublishData: true }],
    ['observer', { ...plain, canPublish: false, canPublishData: false, hidden: true }],
    ['recorder', { ...plain, canPublish: false, canPublishData: false, hidden: true, recorder: true }],
    ['agent', { ...plain, canPublish: true, canPublishSources: ['microphone'], canPublishData: true, agent: true }],
  ])('%s has the grant of the table', (id, grant) => {
    expect(grantOf(id)).toStrictEqual(grant);
  }); // prettier-ignore

  it('give a host everything but their own attributes', () => {
    const refused = capabilities.filter((name) => builtInProfiles.host.capabilities[name] !== 'yes');
    expect(refused).toEqual(['metadata:update']);
  });

  it('give a co-host all that a host has but end, delete and transfer', () => {
    const { host, 'co-host': coHost } = builtInProfiles;
    const missing = capabilities.filter((name) => host.capabilities[name] !== coHost.capabilities[name]);
    expect(missing).toEqual(['room:end', 'room:delete', 'room:transfer']);
  });

  it('let a learner ask for the screen, the shared worksheet, ink and files', () => {
    const asked = capabilities.filter((name) => builtInProfiles.learner.capabilities[name] === 'ask');
    expect(asked).toEqual(['screen:publish', 'worksheet:edit', 'ink:draw', 'file:upload']);
  });

  it('let an observer only look', () => {
    const allowed = capabilities.filter((name) => builtInProfiles.observer.capabilities[name] === 'yes');
    expect(allowed).toEqual(['member:list', 'room:read', 'room:subscribe']);
  });

  it('mark nobody but a service as recorder or agent', () => {
    const marked = profileIds.filter((id) => builtInProfiles[id].recorder || builtInProfiles[id].agent);
    expect(marked.map((id) => builtInProfiles[id].kind)).toEqual(['service', 'service']);
  });

  it.each(profileIds)('%s answers for every capability, with yes, ask or no', (id) => {
    const answers = Object.entries(builtInProfiles[id].capabilities);
    expect(answers.map(([name]) => name)).toEqual(capabilities);
    expect(answers.filter(([, answer]) => !['yes', 'ask', 'no'].includes(answer))).toEqual([]);
  });

  it('let a listener write, raise a hand and answer, unheard and unseen', () => {
    const allowed = capabilities.filter((name) => builtInProfiles.listener.capabilities[name] === 'yes');
    expect(allowed).toEqual([
      'hand:raise',
      'reaction:send',
      'worksheet:own',
      'chat:send',
      'question:answer',
      'member:list',
      'room:read',
      'room:subscribe',
      'data:send',
    ]);
  });

  it('let a presenter do what a participant may, and run questions', () => {
    const { presenter, participant } = builtInProfiles;
    const more = capabilities.filter(
      (name) => presenter.capabilities[name] !== participant.capabilities[name],
    );
    expect([more, presenter.capabilities['question:run']]).toEqual([['question:run'], 'yes']);
  });

  it('let a participant do all that a learner may or can ask for, and admit', () => {
    const { participant, learner } = builtInProfiles;
    const more = capabilities.filter((name) => participant.capabilities[name] !== learner.capabilities[name]);
    expect(more).toEqual(['screen:publish', 'worksheet:edit', 'ink:draw', 'file:upload', 'lobby:stand-in']);
    expect(more.filter((name) => participant.capabilities[name] !== 'yes')).toEqual([]);
  });

  it('leave the running of a room to hosts and co-hosts', () => {
    const offices = capabilities.filter((name) => /^member:(add|moderate)|^lobby:admit|^room:(start|end|settings|delete|transfer)/.test(name));
    const others = profileIds.filter((id) => offices.some((name) => builtInProfiles[id].capabilities[name] !== 'no'));
    expect(others).toEqual(['host', 'co-host']);
  }); // prettier-ignore
});

describe('the switches of a room', () => {
  const sound = (id: BuiltInProfileId, setting: RoomSetting) =>
    accessOf(id, { 'mic:publish': setting })['mic:publish'].allowed;

  it('silence people who take part, but no host, presenter or service', () => {
    expect(profileIds.filter((id) => sound(id, 'off'))).toEqual(['host', 'co-host', 'presenter', 'agent']);
  });

  it('give a voice to nobody who came to listen or to watch', () => {
    const heard = ['host', 'co-host', 'presenter', 'participant', 'learner', 'agent'];
    expect(profileIds.filter((id) => sound(id, 'everyone'))).toEqual(heard);
  });

  it('take from a listener what the room takes from everyone', () => {
    expect(accessOf('listener', { 'chat:send': 'off' })['chat:send'].allowed).toBe(false);
  });

  it('give a presenter what the room gives to everyone', () => {
    expect(accessOf('presenter', { 'room:start': 'everyone' })['room:start'].allowed).toBe(true);
  });

  it.each(profileIds)('reach a %s in one of the four ways', (id) => {
    expect(['both', 'narrow', 'widen', 'exempt']).toContain(builtInProfiles[id].governed);
  });
});

describe('the name of a profile', () => {
  it.each([['learner', true], ['admin', false], ['toString', false], [undefined, false], [['learner~abcdef'], false]])('%j: %s', (word, known) => {
    expect(isProfileId(word)).toBe(known);
  }); // prettier-ignore
});
