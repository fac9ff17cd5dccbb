import { nothingLocked } from '@/lib/access/layers';
import { type Profile, builtInProfiles } from '@/lib/access/profiles';
import { type AccessInput, resolveAccess } from '@/lib/access/resolve-access';
import { toGrant } from '@/lib/access/to-grant';

const grantOf = (profile: Profile, layers: Partial<AccessInput> = {}) => {
  const accessInputs = { policy: {}, room: {}, live: nothingLocked, exception: {}, session: null, now: 0 };
  return toGrant(resolveAccess({ ...accessInputs, profile, ...layers }), profile);
};

describe('the LiveKit grant', () => {
  it('refuses publishing as a whole when the last source is gone', () => {
    const locks = { 'mic:publish': 'off', 'camera:publish': 'off' } as const;
    const grant = grantOf(builtInProfiles.learner, { live: { ...nothingLocked, locks } });
    expect(grant.canPublish).toBe(false);
    expect(grant).not.toHaveProperty('canPublishSources');
  });

  it('adds the sound of a screen to the screen', () => {
    const exception = { 'screen:publish': { allow: true, until: 1 } };
    expect(grantOf(builtInProfiles.listener, { exception }).canPublishSources).toEqual([
      'screen_share',
      'screen_share_audio',
    ]);
  });

  it('stops all sending of a paused learner, who still sees and hears', () => {
    expect(grantOf(builtInProfiles.learner, { live: { ...nothingLocked, paused: true } })).toMatchObject({
      canPublish: false,
      canPublishData: false,
      canSubscribe: true,
    });
  });

  it('takes the marks of a service from no profile of a person', () => {
    const forged: Profile = { ...builtInProfiles.host, recorder: true, agent: true };
    expect(grantOf(forged)).toMatchObject({ recorder: false, agent: false });
  });

  it('lets a hidden person send nothing, whatever their profile says', () => {
    const forged: Profile = { ...builtInProfiles.host, hidden: true };
    expect(grantOf(forged)).toMatchObject({ canPublish: false, canPublishData: false, hidden: true });
  });

  it('never lets people change their own attributes', () => {
    const policy = { host: { 'metadata:update': 'forced-on' } } as const;
    expect(grantOf(builtInProfiles.host, { policy }).canUpdateOwnMetadata).toBe(false);
  });
});
