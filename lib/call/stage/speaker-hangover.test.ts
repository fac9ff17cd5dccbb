import { holdSpeakers } from './speaker-hangover';

describe('the speaking ring', () => {
  it('comes at once', () => {
    expect([...holdSpeakers(new Map(), ['ada'], 0).keys()]).toEqual(['ada']);
  });

  it('stays half a second after the last word', () => {
    const held = holdSpeakers(new Map(), ['ada'], 1000);
    expect([...holdSpeakers(held, [], 1499).keys()]).toEqual(['ada']);
    expect([...holdSpeakers(held, [], 1500).keys()]).toEqual([]);
  });

  it('does not flicker between two words', () => {
    const word = holdSpeakers(new Map(), ['ada'], 0);
    const pause = holdSpeakers(word, [], 400);
    const next = holdSpeakers(pause, ['ada'], 450);
    expect([...holdSpeakers(next, [], 900).keys()]).toEqual(['ada']);
  });
});
