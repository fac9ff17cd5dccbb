import { initialSettings } from '@/lib/organization/organization';
import { setAnswer, setRule } from './organization-change';
import { simulate, type Moment } from './simulate';

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

  it('comes to the token that would be minted', () => {
    const { grant } = simulate(setAnswer(initialSettings, moment, 'yes'), moment);
    expect(grant.canPublishSources).toEqual(['microphone', 'camera', 'screen_share', 'screen_share_audio']);
  });
});
