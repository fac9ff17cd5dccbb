import { drawersOf } from './file-page';

describe('who drew on a page of a file', () => {
  const items = [
    { author: 'sofya', at: 1000 },
    { author: 'ada', at: 2000 },
    { author: 'sofya', at: 3000 },
  ];

  it('names each person once, in the order in which they began', () => {
    expect(drawersOf(items, 3000)).toEqual({ uids: ['sofya', 'ada'], isFresh: true });
  });

  it('says that nobody draws any longer after some minutes', () => {
    expect(drawersOf(items, 3000 + 6 * 60_000).isFresh).toBe(false);
    expect(drawersOf([], 0)).toEqual({ uids: [], isFresh: false });
  });
});
