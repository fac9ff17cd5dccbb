import { nothingLocked } from '@/lib/access/layers';
import { initialSettings } from '@/lib/organization/organization';
import { setAnswer, setRule } from './organization-change';
import { simulate, type Moment } from './simulate';
import type { Situation } from './situation';

const moment: Moment = {
  profile: 'learner',
  preset: 'lesson',
  capability: 'screen:publish',
  lock: null,
  isPaused: false,
  exception: null,
};
const inWords = (changes: Partial<Moment>, settings = initialSettings) =>
  simulate(settings, { ...moment, ...changes })
    .steps.filter(({ speaks }) => speaks)
    .map(({ layer, answer }) => `${layer}: ${answer}`);

describe('a moment that is tried out', () => {
  it('says what the profile says where nothing else speaks', () => {
    expect(inWords({})).toEqual(['profile: ask']);
  });

  it('names each layer that changed the answer', () => {
    expect(inWords({ preset: 'study-group', lock: 'off', exception: 'allows' })).toEqual([
      'profile: ask',
      'room: yes',
      'live: no',
      'exception: yes',
    ]);
  });

  it('names nobody after a policy that forces', () => {
    const forced = setRule(initialSettings, moment, 'forced-off');
    expect(inWords({ preset: 'study-group', exception: 'allows' }, forced)).toEqual(['policy: no']);
  });

  it('names the session for a pause, whatever was lent', () => {
    expect(inWords({ isPaused: true, exception: 'allows' })).toEqual(['profile: ask', 'live: no']);
  });

  describe('of somebody in a room', () => {
    const there: Situation = {
      name: 'Ada',
      roomName: 'Algebra',
      preset: 'lesson',
      settings: { 'screen:publish': 'off' },
      profile: 'learner',
      exceptions: { 'screen:publish': { allow: true, until: 100, session: 's1' } },
      session: { id: 's1', live: { ...nothingLocked, locks: { 'mic:publish': 'off' } } },
      at: 50,
    };

    it('begins from what is so there: settings, session and what was lent', () => {
      expect(inWords({ there })).toEqual(['profile: ask', 'room: no', 'exception: yes']);
      const { access } = simulate(initialSettings, { ...moment, there });
      expect(access['mic:publish'].decidedBy).toBe('live');
    });

    it('counts what was lent only as long as it lasts, and for them alone', () => {
      expect(inWords({ there: { ...there, at: 100 } })).toEqual(['profile: ask', 'room: no']);
      expect(inWords({ there, profile: 'participant' })).not.toContain('exception: yes');
    });

    it('puts what is tried out on top', () => {
      expect(inWords({ there, exception: 'refuses' })).toEqual(['profile: ask', 'room: no']);
      const { access } = simulate(initialSettings, { ...moment, there, isPaused: true });
      expect(access['camera:publish'].reason).toBe('live-paused');
    });
  });

  it('comes to the token that would be minted', () => {
    const { grant } = simulate(setAnswer(initialSettings, moment, 'yes'), moment);
    expect(grant.canPublishSources).toEqual(['microphone', 'camera', 'screen_share', 'screen_share_audio']);
  });
});
