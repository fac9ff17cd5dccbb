import { nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { initialSettings, toOrganization, unchangedOrganization } from '@/lib/organization/organization';
import { profileBehind, seeAs } from './see-as';

const lesson = { settings: presets.lesson.settings, live: null };

describe('a room as a role sees it', () => {
  it('counts the room’s own settings', () => {
    const { access } = seeAs(
      unchangedOrganization,
      { ...lesson, settings: { 'screen:publish': 'off' } },
      'learner',
    );
    expect(access['screen:publish']).toMatchObject({ allowed: false, askable: false, decidedBy: 'room' });
  });

  it('counts what hosts have set for a session, and the token follows', () => {
    const live = { ...nothingLocked, locks: { 'camera:publish': 'ask' } as const };
    const { access, grant } = seeAs(unchangedOrganization, { ...lesson, live }, 'learner');
    expect(access['camera:publish']).toMatchObject({ askable: true, reason: 'live-asks' });
    expect(grant.canPublishSources).toEqual(['microphone']);
  });

  it('leaves hosts out of a pause', () => {
    const paused = { ...lesson, live: { ...nothingLocked, paused: true } };
    const speaks = (profile: 'host' | 'learner') =>
      seeAs(unchangedOrganization, paused, profile).access['mic:publish'].allowed;
    expect([speaks('host'), speaks('learner')]).toEqual([true, false]);
  });

  it('uses the successor of a retired role', () => {
    const own = 'learner~abc123' as const;
    const profiles = {
      [own]: { name: 'Pupil', answers: { 'mic:publish': 'no' }, retiredAt: 1, movedTo: 'learner' },
    } as const;
    const { access } = seeAs(toOrganization({ ...initialSettings, profiles }), lesson, own);
    expect(access['mic:publish'].allowed).toBe(true);
  });
});

describe('a guest', () => {
  const withRules = (rules: Partial<typeof initialSettings.rules>) =>
    toOrganization({ ...initialSettings, rules: { ...initialSettings.rules, ...rules } });

  it('has the role that the usual link gives', () => {
    expect(profileBehind(unchangedOrganization, 'lesson', 'guest')).toEqual({
      profile: 'learner',
      guests: 'come',
    });
    expect(profileBehind(unchangedOrganization, 'review', 'guest').profile).toBe('participant');
    const byLink = withRules({ defaultProfiles: { link: 'listener' } });
    expect(profileBehind(byLink, 'lesson', 'guest').profile).toBe('listener');
  });

  it('stays out when accounts are required or the link makes people hosts', () => {
    expect(profileBehind(withRules({ guests: 'off' }), 'lesson', 'guest').guests).toBe('stay-out');
    const byLink = withRules({ defaultProfiles: { link: 'co-host' } });
    expect(profileBehind(byLink, 'lesson', 'guest').guests).toBe('stay-out');
  });

  it('changes nothing for a role', () => {
    expect(profileBehind(unchangedOrganization, 'lesson', 'observer')).toEqual({
      profile: 'observer',
      guests: null,
    });
  });
});
