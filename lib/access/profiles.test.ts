import { capabilities } from '@/lib/access/capabilities';
import { nothingLocked } from '@/lib/access/layers';
import { type BuiltInProfileId, builtInProfiles, isProfileId, profileIds } from '@/lib/access/profiles';
import { resolveAccess } from '@/lib/access/resolve-access';
import { toGrant } from '@/lib/access/to-grant';

const grantOf = (id: BuiltInProfileId) => {
  const profile = builtInProfiles[id];
  const access = resolveAccess({ policy: {}, profile, room: {}, live: nothingLocked, exception: {}, session: null, now: 0 });
  return toGrant(access, profile);
}; // prettier-ignore

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

  it('answer for every capability', () => {
    for (const id of profileIds) expect(Object.keys(builtInProfiles[id].capabilities)).toEqual(capabilities);
  });
});

describe('the name of a profile', () => {
  it.each([['learner', true], ['admin', false], ['toString', false], [undefined, false]])('%s: %s', (word, known) => {
    expect(isProfileId(word)).toBe(known);
  }); // prettier-ignore
});
