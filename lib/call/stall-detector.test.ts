import {
  findStalledTracks,
  findStallStart,
  isQuiet,
  noStall,
  noteSample,
  type MediaSample,
  type StallState,
} from './stall-detector';

type Told = Partial<Pick<MediaSample, 'heard' | 'isAnswerDue'>>;

const sample = (at: number, received: Record<string, number> | null, told: Told = {}): MediaSample => ({
  at,
  heard: null,
  isAnswerDue: false,
  received: received && new Map(Object.entries(received)),
  ...told,
});
const after = (...samples: MediaSample[]): StallState => samples.reduce(noteSample, noStall);

describe('the stall detector', () => {
  it('forgets a track that was muted meanwhile', () => {
    const state = after(sample(0, { a: 10, b: 5 }), sample(2000, { b: 5 }), sample(2500, { a: 10, b: 9 }));
    expect(findStalledTracks(state, 2500)).toEqual([]);
  });

  it('takes a counter that starts again for delivery', () => {
    expect(findStallStart(after(sample(0, { a: 900 }), sample(2000, { a: 3 })), 2000)).toBeNull();
  });

  describe('where the browser tells what came on the line', () => {
    it('knows within two seconds that nothing comes any more', () => {
      const state = after(
        sample(0, { a: 10 }, { heard: 100 }),
        sample(500, null, { heard: 150 }),
        sample(1000, { a: 20 }, { heard: 150 }),
        sample(1500, null, { heard: 150 }),
      );
      expect(findStallStart(state, 1400)).toBeNull();
      expect(findStallStart(state, 1500)).toBe(500);
    });

    it('holds the silence of the only other person against them', () => {
      const state = after(
        sample(0, { a: 10, b: 10 }, { heard: 100 }),
        sample(1000, { a: 10, b: 10 }, { heard: 130 }),
        sample(2000, { a: 10, b: 10 }, { heard: 160 }),
      );
      expect(findStallStart(state, 2000)).toBeNull();
      expect(findStalledTracks(state, 2000)).toEqual(['a', 'b']);
    });

    it('says nothing while nobody sends and no answer is due', () => {
      const state = after(sample(0, {}, { heard: 100 }), sample(9000, {}, { heard: 100 }));
      expect(findStallStart(state, 9000)).toBeNull();
    });

    it('is quiet while nobody sends, so that an answer is asked for', () => {
      const first = after(sample(0, {}, { heard: 100 }));
      const next = noteSample(first, sample(500, null, { heard: 100 }));
      const answered = noteSample(next, sample(1000, {}, { heard: 120, isAnswerDue: true }));
      expect([first, next, answered].map(isQuiet)).toEqual([false, true, false]);
    });

    it('notices that an answer does not come while nobody sends', () => {
      const state = after(
        sample(0, {}, { heard: 100 }),
        sample(1000, {}, { heard: 100, isAnswerDue: true }),
        sample(2000, {}, { heard: 100, isAnswerDue: true }),
      );
      expect(findStallStart(state, 2000)).toBe(0);
    });

    it('blames nobody for what was lost with the line when it is back', () => {
      const state = after(
        sample(0, { a: 10 }, { heard: 100 }),
        sample(3000, { a: 10 }, { heard: 100 }),
        sample(3500, { a: 10 }, { heard: 120 }),
      );
      expect([findStallStart(state, 3500), findStalledTracks(state, 3500)]).toEqual([null, []]);
    });
  });

  describe('where it does not', () => {
    it('says nothing while nobody sends', () => {
      expect(findStallStart(after(sample(0, {}), sample(9000, {})), 9000)).toBeNull();
    });

    it('says nothing while bytes arrive', () => {
      const state = after(sample(0, { a: 10 }), sample(1000, { a: 20 }), sample(2000, { a: 30 }));
      expect(findStallStart(state, 2500)).toBeNull();
    });

    it('knows since when nothing arrives', () => {
      const state = after(
        sample(0, { a: 10, b: 5 }),
        sample(1000, { a: 20, b: 5 }),
        sample(3000, { a: 20, b: 5 }),
      );
      expect(findStallStart(state, 3000)).toBe(1000);
    });

    it('holds one silent track against its sender, not against us', () => {
      const state = after(sample(0, { a: 10, b: 5 }), sample(2000, { a: 20, b: 5 }));
      expect(findStallStart(state, 2000)).toBeNull();
      expect(findStalledTracks(state, 2000)).toEqual(['b']);
    });
  });
});
