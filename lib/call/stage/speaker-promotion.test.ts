import { nobodyPromoted, noteSpeakers, type SpeakerPromotion } from './speaker-promotion';

const play = (...steps: [number, string[]][]): SpeakerPromotion =>
  steps.reduce((state, [now, speaking]) => noteSpeakers(state, speaking, now), nobodyPromoted);

describe('an off-page speaker', () => {
  it('does not count after 999 ms of speech', () => {
    expect(play([0, ['ada']], [999, ['ada']]).promoted).toBeNull();
  });

  it('counts after one second and stays for a minute', () => {
    expect(play([0, ['ada']], [1000, ['ada']]).promoted).toEqual({ uid: 'ada', until: 61_000 });
    expect(play([0, ['ada']], [1000, ['ada']], [60_999, []]).promoted?.uid).toBe('ada');
    expect(play([0, ['ada']], [1000, ['ada']], [61_000, []]).promoted).toBeNull();
  });

  it('starts over after a pause', () => {
    expect(play([0, ['ada']], [500, []], [1200, ['ada']]).promoted).toBeNull();
  });

  it('is not replaced while speaking, and is once silent', () => {
    const both = play([0, ['ada']], [1000, ['ada']], [1500, ['emmy', 'ada']], [2600, ['emmy', 'ada']]);
    expect(both.promoted?.uid).toBe('ada');
    expect(noteSpeakers(both, ['emmy'], 2700).promoted?.uid).toBe('emmy');
  });
});
