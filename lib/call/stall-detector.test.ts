import { findStalledTracks, findStallStart, noStall, noteSample, type StallState } from './stall-detector';

const sample = (at: number, received: Record<string, number>) => ({
  at,
  received: new Map(Object.entries(received)),
});
const after = (...samples: ReturnType<typeof sample>[]): StallState => samples.reduce(noteSample, noStall);

describe('the stall detector', () => {
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

  it('forgets a track that was muted meanwhile', () => {
    const state = after(sample(0, { a: 10, b: 5 }), sample(2000, { b: 5 }), sample(2500, { a: 10, b: 9 }));
    expect(findStalledTracks(state, 2500)).toEqual([]);
  });

  it('takes a counter that starts again for delivery', () => {
    expect(findStallStart(after(sample(0, { a: 900 }), sample(2000, { a: 3 })), 2000)).toBeNull();
  });
});
