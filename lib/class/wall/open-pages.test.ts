import { choosePages, mostOpenPages, nextClosing, pageLinger, type OpenPages } from './open-pages';

const uids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `p${String(from + at)}`);
const none: OpenPages = new Map();
const open = (pages: OpenPages) => [...pages.keys()];

describe('The pages that a wall has open', () => {
  it('are those in view, the first nine of them', () => {
    expect(open(choosePages(none, uids(12), 0))).toEqual(uids(mostOpenPages));
    expect(open(choosePages(none, ['a', 'b', 'a'], 0))).toEqual(['a', 'b']);
  });

  it('stay for ten seconds after they have left the view', () => {
    const left = choosePages(choosePages(none, ['a'], 0), [], 1000);
    expect(open(left)).toEqual(['a']);
    expect(nextClosing(left)).toBe(1000 + pageLinger);
    expect(open(choosePages(left, [], 999 + pageLinger))).toEqual(['a']);
    expect(open(choosePages(left, [], 1000 + pageLinger))).toEqual([]);
  });

  it('count as in view again when they come back', () => {
    const left = choosePages(choosePages(none, ['a'], 0), [], 1000);
    const back = choosePages(left, ['a'], 2000);
    expect(nextClosing(back)).toBeNull();
    expect(nextClosing(choosePages(back, [], 5000))).toBe(5000 + pageLinger);
  });

  it('make room for those in view, the one that left first before the others', () => {
    const first = choosePages(choosePages(none, ['a', 'b'], 0), ['b'], 1000);
    const both = choosePages(first, [], 2000);
    expect(open(choosePages(both, uids(8), 3000))).toEqual([...uids(8), 'b']);
    expect(open(choosePages(both, uids(9), 3000))).toEqual(uids(9));
  });
});
