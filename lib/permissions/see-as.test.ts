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

  it.each([
    ['host', true, true, true, true],
    ['co-host', true, true, true, true],
    ['presenter', false, true, true, true],
    ['learner', false, true, false, true],
    ['listener', false, true, false, true],
    ['observer', false, false, false, false],
  ] as const)('says how a %s takes part in the class', (profile, leads, hasPage, asks, answers) => {
    const { access } = seeAs(unchangedOrganization, lesson, profile);
    const said = (['class:run', 'worksheet:own', 'question:run', 'question:answer'] as const).map(
      (capability) => access[capability].allowed,
    );
    expect(said).toEqual([leads, hasPage, asks, answers]);
  });

  it('takes the pages of learners with a pause, and leaves hosts to lead the class', () => {
    const paused = { ...lesson, live: { ...nothingLocked, paused: true } };
    const ofLearner = seeAs(unchangedOrganization, paused, 'learner').access;
    const ofHost = seeAs(unchangedOrganization, paused, 'host').access;
    expect(ofLearner['worksheet:own']).toMatchObject({ allowed: false, reason: 'live-paused' });
    expect(ofHost['class:run'].allowed).toBe(true);
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
