import { createSheet } from '@/lib/math/sheet/create-sheet';
import { longestFaultKind } from '@/lib/access/class-rules';
import { faultKinds, progressSchema } from '@/lib/class/progress';
import { readProgress, type PageLine } from './read-progress';

type Typed = { id: string; source: string; kind?: 'derivation' };

/** A calculated page; words are cells that nothing calculates. */
function calculate(typed: readonly (Typed | { words: string })[]): PageLine[] {
  const cells = typed.filter((one): one is Typed => !('words' in one));
  const results = createSheet().apply({ set: [...cells] });
  let number = 0;
  return typed.map((one) =>
    'words' in one
      ? { id: one.words, number: null, result: undefined }
      : { id: one.id, number: ++number, result: results.find(({ id }) => id === one.id) },
  );
}

describe('The record of a page', () => {
  it('counts lines with a result, and none that is empty, wrong or unfinished', () => {
    const lines = calculate([
      { id: 'a', source: 'F = 2 N' },
      { words: 'w' },
      { id: 'b', source: '' },
      { id: 'c', source: '2 +' },
      { id: 'd', source: '2x = 6\n⇔ x = 3', kind: 'derivation' },
    ]);
    expect(readProgress(lines, null)).toEqual({ done: 2 });
  });

  it.each([
    ['a sign', '2x = -8\n⇔ x = 4', 'sign'],
    ['a lost solution', 'x^2 = 9\n⇔ x = 3', 'lost-solution'],
    ['some values', 'sqrt(x^2)\n= x', 'not-always'],
    ['a factor', '2x = 6\n⇔ x = 12', 'factor'],
    ['units', '2 N * 3 m\n= 6 W', 'units'],
    ['something else', '3 * 7\n= 22', 'other'],
  ])('names the first line that does not follow for %s', (_, source, kind) => {
    const lines = calculate([
      { id: 'a', source: 'k = 2' },
      { id: 'b', source, kind: 'derivation' },
      { id: 'c', source: '3 * 7\n= 22', kind: 'derivation' },
    ]);
    expect(readProgress(lines, null).fault).toEqual({ line: 2, kind });
  });

  it('takes units that cannot be added for a fault, and half a line for none', () => {
    const half = { id: 'a', source: '(2 +' };
    const lines = calculate([half, { id: 'b', source: '2 N + 3 s' }]);
    expect(readProgress(lines, null).fault).toEqual({ line: 2, kind: 'units' });
    expect(readProgress(calculate([half]), null).fault).toBeUndefined();
  });

  it('says the line of the caret, and in words the line above', () => {
    const lines = calculate([{ words: 'title' }, { id: 'a', source: '1' }, { words: 'w' }]);
    const at = (caret: string | null) => readProgress(lines, caret);
    expect(at('a').line).toBe(1);
    expect(at('w').line).toBe(1);
    expect(at('title').line).toBeUndefined();
    expect(at('gone').line).toBeUndefined();
  });

  it('fits its schema and into 200 bytes at its longest', () => {
    const longest = faultKinds.toSorted((one, other) => other.length - one.length)[0] ?? 'other';
    const record = {
      ...{ state: 'working', done: 9999, line: 9999 },
      fault: { line: 9999, kind: longest },
      at: 9_999_999_999_999,
    };
    expect(progressSchema.safeParse(record).success).toBe(true);
    expect(longest.length).toBeLessThanOrEqual(longestFaultKind);
    expect(JSON.stringify(record).length).toBeLessThanOrEqual(200);
  });
});
