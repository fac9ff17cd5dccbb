import type { Ask } from '@/lib/asks/queue';
import { judgeAsks, nothingTold } from './judge-asks';

const denial = {
  capability: 'mic:publish',
  reason: 'live-paused',
  decidedBy: 'live',
  askable: true,
} as const;
const free = { microphone: null, camera: null, screen: null };
const denied = { microphone: denial, camera: denial, screen: denial };
const ask = (kind: Ask['kind'], answer: Ask['answer'] = null): Ask => ({
  ...{ uid: 'ada', kind, at: 5, note: null, answer, away: null },
});
const declined: Ask['answer'] = { of: 5, outcome: 'declined', byUid: 'emmy' };
const granted: Ask['answer'] = { of: 5, outcome: 'granted', byUid: 'emmy', lasts: 'session' };
const lowered: Ask['answer'] = { of: 5, outcome: 'lowered', byUid: 'emmy' };

/** What is told of each of these states of the asks, one after the other. */
const tell = (...states: [Ask[], typeof free | typeof denied][]) => {
  let told = nothingTold;
  return states.map(([asks, denials]) => {
    const judged = judgeAsks(told, asks, denials);
    told = judged.told;
    return judged.news.map(({ type }) => type);
  });
};

describe('what is told of an ask', () => {
  it.each<[string, Ask[], typeof free | typeof denied, string[]]>([
    ['nothing while it waits', [ask('mic:publish')], denied, []],
    ['that it is over by a no', [ask('mic:publish', declined)], denied, ['over']],
    ['nothing of a yes before the page may', [ask('mic:publish', granted)], denied, []],
    ['that it is over by a yes', [ask('mic:publish', granted)], free, ['over']],
    ['that it is over where everybody may', [ask('screen:publish')], free, ['over']],
    ['nothing of a hand that is seen first', [ask('hand', lowered)], free, []],
    ['that a hand was declined', [ask('hand', declined)], free, ['over']],
  ])('is %s', (_, asks, denials, news) => expect(tell([asks, denials])).toEqual([news]));

  it('is said once', () => {
    const no: [Ask[], typeof denied] = [[ask('mic:publish', declined)], denied];
    expect(tell(no, no)).toEqual([['over'], []]);
  });

  it('is each change of a hand', () => {
    const [up, down] = [ask('hand'), ask('hand', lowered)];
    const told = tell([[up], free], [[down], free], [[down], free], [[up], free]);
    expect(told).toEqual([[], ['hand'], [], ['hand']]);
  });
});
