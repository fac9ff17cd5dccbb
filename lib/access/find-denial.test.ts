import { findDenial } from './find-denial';
import { nothingLocked } from './layers';
import { builtInProfiles } from './profiles';
import { resolveAccess } from './resolve-access';

const access = resolveAccess({
  policy: {},
  profile: builtInProfiles.learner,
  room: {},
  live: nothingLocked,
  exception: {},
  session: null,
  now: 0,
});

describe('why somebody may not', () => {
  it('is said with who decided, and whether a host can be asked', () => {
    expect(findDenial(access, 'screen:publish')).toEqual({
      capability: 'screen:publish',
      reason: 'profile-asks',
      decidedBy: 'profile',
      askable: true,
    });
  });

  it('is nothing where they may, and before it is known', () => {
    expect(findDenial(access, 'mic:publish')).toBeNull();
    expect(findDenial(null, 'screen:publish')).toBeNull();
  });

  it('is asked by controls of the page alone', () => {
    // @ts-expect-error what the table does not give to the page does not compile
    expect(findDenial(access, 'room:read')).toBeNull();
  });
});
