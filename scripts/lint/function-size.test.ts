import { readFileSync } from 'node:fs';
import type { Linter } from 'eslint';
import { lintAs } from './lint-as';
import { longFunctions, mostLines } from './long-functions.mjs';

const functionOf = (lines: number) => `export function long() {\n${'run();\n'.repeat(lines - 2)}}\n`;
const propsOf = (count: number) =>
  `type RowProps = { ${Array.from({ length: count }, (_, place) => `p${place}: 1`).join('; ')} };`;

describe('a function of the product', () => {
  it('has at most 80 lines', () => {
    expect(lintAs('lib/rooms/read-room.ts', functionOf(mostLines))).toEqual([]);
    expect(lintAs('lib/rooms/read-room.ts', functionOf(mostLines + 1))).toEqual([
      expect.stringContaining('too many lines'),
    ]);
  });

  it.each([
    'lib/rooms/read-room.test.ts',
    'lib/rooms/room.fixture.ts',
    'scripts/run.ts',
    'app/design/page.tsx',
  ])('may be longer in %s', (file) => {
    expect(lintAs(file, functionOf(mostLines + 1))).toEqual([]);
  });

  it('is in the list of longer ones only while it needs to be', () => {
    const rules: Linter.Config[] = [{ rules: { 'max-lines-per-function': ['error', mostLines] } }];
    const short = Object.keys(longFunctions).filter(
      (file) => lintAs(file, readFileSync(file, 'utf8'), rules).length === 0,
    );
    expect(short).toEqual([]);
  });
});

describe('the props of a view', () => {
  it('are at most twelve', () => {
    expect(lintAs('components/rooms/row.tsx', propsOf(12))).toEqual([]);
    expect(lintAs('components/rooms/row.tsx', propsOf(13))).toEqual([
      expect.stringContaining("'RowProps' has 13 props"),
    ]);
  });

  it('are counted over all parts that the type names itself', () => {
    const two = `${propsOf(12).slice(0, -1)} & Other & { more: 1 };`;
    expect(lintAs('components/rooms/row.tsx', two)).toEqual([expect.stringContaining('has 13 props')]);
  });
});
