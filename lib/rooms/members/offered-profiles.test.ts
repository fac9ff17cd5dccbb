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

describe('what somebody can make of others', () => {
  it('is nothing above themselves, and never a service', () => {
    expect(offeredProfiles(unchangedOrganization, 'learner')).toEqual(['learner', 'listener', 'observer']);
  });

  it('includes the organisation’s own profiles, behind what they were made from', () => {
    expect(offeredProfiles(withQuiet(), 'learner')).toEqual(['learner', quiet, 'listener', 'observer']);
  });

  it('includes none that is retired', () => {
    expect(offeredProfiles(withQuiet(1), 'learner')).toEqual(['learner', 'listener', 'observer']);
  });
});

describe('what people become when nothing is said', () => {
  it('is what the organisation says, and else what the room’s preset says', () => {
    expect(usualProfile(withQuiet(), 'link', 'lesson')).toBe(quiet);
    expect(usualProfile(withQuiet(), 'email', 'study-group')).toBe('participant');
    expect(usualProfile(withQuiet(1), 'link', 'lesson')).toBe('learner');
  });

  it('is for whoever offers it nothing above themselves', () => {
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
