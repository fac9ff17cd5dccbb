import { knownFlaky } from '@/tests/e2e/known-flaky';
import { listStories } from '@/tests/e2e/list-stories';
import { checkKnownFlaky, judgeFlaky } from './flaky';
import { checkResult } from '@/scripts/testing/reports/part-result';

const story = (title: string, isFlaky: boolean) => ({
  name: `call/two.spec.ts › ${title}`,
  isPassed: true,
  ...(isFlaky && { isFlaky, fault: 'nobody came' }),
  milliseconds: 1,
});
const judge = (flaky: readonly string[], known: readonly string[] = []) =>
  judgeFlaky(
    [
      {
        ...checkResult(true, ''),
        tests: [story('always', false), ...flaky.map((title) => story(title, true))],
      },
    ],
    known.map((test) => ({ test, since: '2026-11-01', until: '2026-11-10', why: 'a fade' })),
  );

describe('flaky tests', () => {
  it('are not mentioned when there are none', () => {
    expect(judge([])).toEqual({ text: '', isTooMany: false });
  });

  it('are named with what they said first', () => {
    expect(judge(['hears'])).toEqual({
      text: 'Flaky: 1 of 3 allowed\n  call/two.spec.ts › hears\n    nobody came',
      isTooMany: false,
    });
  });

  it('make a run red when they are more than three', () => {
    expect(judge(['a', 'b', 'c']).isTooMany).toBe(false);
    expect(judge(['a', 'b', 'c', 'd']).isTooMany).toBe(true);
  });

  it('do not count when they are known', () => {
    const { text, isTooMany } = judge(['a', 'b', 'c', 'd'], ['d']);
    expect(isTooMany).toBe(false);
    expect(text).toMatch(/^Flaky: 3 of 3 allowed, and 1 known\n/);
  });
});

describe('the list of known flaky tests', () => {
  const entry = { test: 'hears', since: '2026-11-01', until: '2026-11-15', why: 'a fade' };
  const check = (known: readonly (typeof entry)[], today = '2026-11-10') =>
    checkKnownFlaky(known, new Set(['hears']), today);

  it('accepts an entry for a test that exists', () => {
    expect(check([entry])).toEqual([]);
    expect(check([entry], entry.until)).toEqual([]);
  });

  it.each([
    ['names no test', [{ ...entry, test: 'sees' }], '2026-11-10', 'No test is called "sees".'],
    ['has expired', [entry], '2026-11-16', '"hears" was to be mended until 2026-11-15.'],
    ['has too long', [{ ...entry, until: '2026-11-16' }], '2026-11-10', '"hears" has more than 14 days.'],
    ['is the sixth', Array.from({ length: 6 }, () => entry), '2026-11-10', '6 tests are listed; 5 may be.'],
  ])('refuses an entry that %s', (_, known, today, complaint) => {
    expect(check(known, today)).toEqual([complaint]);
  });

  it('is in order', () => {
    const titles = new Set(listStories().map(({ title }) => title));
    expect(checkKnownFlaky(knownFlaky, titles, new Date().toISOString().slice(0, 10))).toEqual([]);
  });
});
