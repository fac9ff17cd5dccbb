import { dataTopics } from '@/lib/livekit/data-topics';
import { addReaction, dropRisen, glyphs, reactionLimits, shownOf, type Reactions } from './reactions';

const at = (...times: readonly number[]): Reactions =>
  times.reduce<Reactions>(
    (before, time, key) => addReaction(before, { uid: 'ada', glyph: 'heart', key }, time),
    new Map(),
  );

describe('reactions', () => {
  it('show the newest three of a person, and count the others', () => {
    const { shown, more } = shownOf(at(1, 2, 3, 4, 5), 'ada');
    expect(shown.map(({ key }) => key)).toEqual([2, 3, 4]);
    expect(more).toBe(2);
    expect(shownOf(at(1), 'ben')).toEqual({ shown: [], more: 0 });
  });

  it('go after their seconds, and stay counted', () => {
    const all = at(0, 500);
    expect(dropRisen(all, reactionLimits.risesFor - 1)).toBe(all);
    const left = dropRisen(all, reactionLimits.risesFor);
    expect(shownOf(left, 'ada').shown.map(({ key }) => key)).toEqual([1]);
    expect(left.get('ada')?.total).toBe(2);
  });

  it('are those that a page may send', () => {
    for (const glyph of glyphs) {
      expect(dataTopics.reaction.message.safeParse({ glyph }).success).toBe(true);
    }
    expect(dataTopics.reaction.message.safeParse({ glyph: '<b>' }).success).toBe(false);
  });
});
