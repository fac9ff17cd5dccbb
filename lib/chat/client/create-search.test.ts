import { hasWords, readWords } from '../search/match-words';
import { createSearch, joinPages, searchPage } from './create-search';

const textOf = (at: number) => (at % 1000 === 1 ? `Énergie $E = m v^2/2$ at ${at}` : `Line ${at}`);

/** A room with so many messages, at 1, 2, 3 …; what was read is counted. */
function makeRoom(count: number) {
  let reads = 0;
  const search = createSearch((before) => {
    reads += 1;
    const end = Math.min(count, (before?.toMillis() ?? Infinity) - 1);
    const first = Math.max(1, end - searchPage + 1);
    const messages = Array.from({ length: end - first + 1 }, (_, place) => {
      const at = first + place;
      return { id: `m${at}`, from: 'ada', name: 'Ada', text: textOf(at), to: 'everyone' as const, at };
    });
    return Promise.resolve({ messages, oldest: { toMillis: () => first }, isLast: first === 1 });
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { search, settled, reads: () => reads, found: () => search.read().found.map(({ at }) => at) };
}

describe('looking for words in a room', () => {
  it('reads back to a limit, says how far, and goes on when asked', async () => {
    const { search, settled, found } = makeRoom(10_000);
    search.search('energie');
    await settled();
    expect(found()).toEqual([9001, 8001]);
    expect(search.read()).toMatchObject({ isSearching: false, isComplete: false, count: 2000, back: 8001 });
    for (let run = 0; run < 5; run += 1) {
      search.more();
      await settled();
    }
    expect(found()).toEqual([9001, 8001, 7001, 6001, 5001, 4001, 3001, 2001, 1001, 1]);
    expect(search.read()).toMatchObject({ isComplete: true, count: 10_000 });
  });

  it('stops when there is enough to look at, and reads nothing again for other words', async () => {
    const { search, settled, found, reads } = makeRoom(1000);
    search.search('line');
    await settled();
    expect(reads()).toBe(1);
    search.search('line 99');
    await settled();
    expect(found()).toEqual([
      999, 998, 997, 996, 995, 994, 993, 992, 991, 990, 899, 799, 699, 599, 499, 399, 299, 199, 99,
    ]);
    expect(reads()).toBe(4);
    search.search(' ');
    expect(found()).toEqual([]);
  });

  it.each([
    ['m v^2', true],
    ['ENERGIE ada', true],
    ['energy', false],
    ['ada ben', false],
  ])('%s: %s', (typed, isThere) =>
    expect(hasWords({ name: 'Ada', text: 'Énergie $E = m v^2/2$' }, readWords(typed))).toBe(isThere),
  );
});

describe('a page of what everybody reads and of what is private', () => {
  const part = (first: number, count: number) => ({
    messages: Array.from({ length: count }, (_, place) => {
      const at = first + place;
      return { id: `m${at}`, from: 'ada', name: 'Ada', text: '', to: 'everyone', at };
    }),
    oldest: { toMillis: () => first },
  });

  it('ends where the first of them ends', () => {
    const { messages, oldest, isLast } = joinPages([part(1000, searchPage), part(998, 4)]);
    expect([messages.length, messages[0]?.at, oldest?.toMillis(), isLast]).toEqual([
      searchPage + 2,
      1000,
      1000,
      false,
    ]);
    expect(joinPages([part(5, 2), part(1, 1)])).toMatchObject({ isLast: true, oldest: null });
  });
});
