import type { PersonProfileId } from '@/lib/access/profiles';
import { initialSettings, toOrganization, unchangedOrganization } from '@/lib/organization/organization';
import { offeredProfiles, usuallyOffered, usualProfile } from './offered-profiles';

const quiet = 'learner~k3x9a2';
const withQuiet = (retiredAt?: number) =>
  toOrganization({
    ...initialSettings,
    profiles: { [quiet]: { name: 'Quiet', answers: {}, ...(retiredAt !== undefined && { retiredAt }) } },
    rules: { ...initialSettings.rules, defaultProfiles: { link: quiet } },
  });

describe('the profiles that a person can give to others', () => {
  it('rank no higher than their own, and are no services', () => {
    expect(offeredProfiles(unchangedOrganization, 'learner')).toEqual(['learner', 'listener', 'observer']);
  });

  it('include the organisation’s own profiles, after their origin', () => {
    expect(offeredProfiles(withQuiet(), 'learner')).toEqual(['learner', quiet, 'listener', 'observer']);
  });

  it('include no retired one', () => {
    expect(offeredProfiles(withQuiet(1), 'learner')).toEqual(['learner', 'listener', 'observer']);
  });
});

describe('the default profile of a way in', () => {
  it('is the organisation’s, and else that of the room’s preset', () => {
    expect(usualProfile(withQuiet(), 'link', 'lesson')).toBe(quiet);
    expect(usualProfile(withQuiet(), 'email', 'study-group')).toBe('participant');
    expect(usualProfile(withQuiet(1), 'link', 'lesson')).toBe('learner');
  });

  it('never ranks above the person who offers it', () => {
    const high = toOrganization({
      ...initialSettings,
      rules: { ...initialSettings.rules, defaultProfiles: { group: 'co-host' } },
    });
    const offer = (limit: PersonProfileId) => usuallyOffered(high, 'group', { preset: 'study-group', limit });
    expect(offer('host')).toBe('co-host');
    expect(offer('participant')).toBe('participant');
    expect(offer('learner')).toBe('learner');
  });
});
