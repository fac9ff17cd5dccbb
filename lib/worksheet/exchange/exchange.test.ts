import { createSheet } from '@/lib/math/sheet/create-sheet';
import { fromCsv, toCsv } from './csv';
import type { OutgoingCell } from './exchange';
import { fitIncoming } from './fit-incoming';
import { readImport, writeExport } from './formats';
import { fromMarkdown, toMarkdown } from './markdown';
import { fromNotebook, toNotebook } from './notebook';
import { fromPlainText } from './plain-text';
import { splitBlocks } from '../split-blocks';
import { toTex } from './tex';

const resultOf = (source: string) =>
  createSheet().apply({ set: [{ id: 'table', source, kind: 'table' }] })[0];
const result = { shown: '23.5 N', tex: 'F = m\\,a', error: null };
const cells: OutgoingCell[] = [
  { kind: 'heading', source: 'Block on a slope' },
  { kind: 'text', source: 'A block of 2.4 kg, “quoted”, with a comma\nand a second line.' },
  { kind: 'text', source: '# no heading\n\n```\nno fence, and = no result' },
  { kind: 'calculation', source: 'F = 2.4 kg * 9.81 m/s^2', result },
  { kind: 'calculation', source: '' },
  { kind: 'derivation', source: '3x + 6\n= 3 (x + 2)' },
  { kind: 'table', source: 't in s\tv = 2 m/t\tnote\n1\t\ta | b\n2' },
  { kind: 'text', source: '=HYPERLINK("evil")' },
  { kind: 'text', source: "'quoted" },
];
const plain = cells.map(({ kind, source }) => ({ kind, source }));

describe('a sheet that went out and comes back', () => {
  it('keeps its title and its cells in Markdown, and shows results', () => {
    const text = toMarkdown('Slope', cells);
    expect(text).toContain('= 23.5 N');
    expect(fromMarkdown(text)).toEqual({ title: 'Slope', cells: plain, leftOut: {} });
  });

  it('keeps its cells in CSV, and gives a spreadsheet nothing to calculate', () => {
    const text = toCsv(cells);
    expect(text).toContain(`"'=HYPERLINK(""evil"")"`);
    expect(fromCsv(text)).toEqual({ cells: plain, leftOut: {} });
  });

  it('writes results into CSV as machines read them', () => {
    const sources = ['-3/2', '-4 m', '2^-40', 'x^2 = 4', '10^20 * -1.5 kg'];
    const sheet = createSheet();
    const outgoing = sources.map((source, at): OutgoingCell => {
      const id = String(at);
      return {
        kind: 'calculation',
        source,
        result: sheet.apply({ set: [{ id, source }] }).find((one) => one.id === id),
      };
    });
    const lines = toCsv(outgoing).split('\r\n');
    expect(lines.slice(1, -1).map((line) => line.replace(/^calculation,/u, ''))).toMatchInlineSnapshot(`
[
  "'-3/2,-1.5",
  "-4 m,-4 m",
  "2^-40,9.09495e-13",
  "x^2 = 4,x = -2 or 2",
  "10^20 * -1.5 kg,-1.5e20 kg",
]
`);
  });

  it.each([
    ['Markdown', (given: OutgoingCell[]) => fromMarkdown(toMarkdown('Slope', given)).cells],
    ['CSV', (given: OutgoingCell[]) => fromCsv(toCsv(given)).cells],
    ['a notebook', (given: OutgoingCell[]) => fromNotebook(toNotebook(given))?.cells],
  ])('keeps given lines and those to fill in with %s', (_, andBack) => {
    const given = { part: { kind: 'given' } };
    const marked = cells.map(({ kind, source }, at) => ({
      ...{ kind, source },
      options: at % 2 === 0 ? given : { part: { kind: 'fill-in', label: `Force, ${String(at)}: “F”` } },
    }));
    expect(andBack(marked)).toEqual(marked);
  });

  it('keeps its cells in a notebook', () => {
    expect(fromNotebook(toNotebook(cells))).toEqual({ cells: plain, leftOut: {} });
  });
});

describe('what is drawn', () => {
  const drawing = { svg: '<svg><path d="M1 2 θ"/></svg>', words: 'A [block] on a slope.' };
  const drawn: OutgoingCell[] = [
    { kind: 'paper', source: '', drawing },
    { kind: 'text', source: 'A photo of it.', drawing },
    { kind: 'paper', source: '' },
  ];
  const href = `data:image/svg+xml;base64,${Buffer.from(drawing.svg).toString('base64')}`;

  it.each(['markdown', 'notebook'] as const)('goes out as a picture in %s', (format) => {
    const text = writeExport(format, 'Slope', drawn);
    expect(text.split(`![A block on a slope.](${href})`)).toHaveLength(3);
    expect(readImport(format === 'markdown' ? 'a.md' : 'a.ipynb', text)).toMatchObject({
      cells: format === 'markdown' ? [{ kind: 'heading' }, { kind: 'text' }] : [{ kind: 'text' }],
      leftOut: { drawing: 2 },
    });
  });

  it('goes out as its words in LaTeX', () => {
    expect(writeExport('tex', 'Slope', drawn)).toContain('A [block] on a slope.');
  });
});

describe('files of others', () => {
  it('give a table of measurements', () => {
    const { cells: read, leftOut } = fromCsv('t (s),note\n0.1,"red, old"\n0.2,b\n');
    expect(read).toEqual([{ kind: 'table', source: 't (s)\tnote\n0.1\tred, old\n0.2\tb' }]);
    expect(leftOut).toEqual({});
  });

  it('give lists where a table would be too long, and count what is no list', () => {
    const rows = Array.from({ length: 501 }, () => '1,a,5').join('\n');
    const { cells: read, leftOut } = fromCsv(`t (s),note,t (s)\n${rows}`);
    expect(read.map(({ source }) => source.slice(0, 10))).toEqual(['ts = [1, 1', 'ts_3 = [5,']);
    expect(leftOut).toEqual({ column: 1 });
  });

  it('give texts of a notebook, and count its programs', () => {
    const code = { cell_type: 'code', source: ['import numpy\n', 'x = 2'], metadata: {}, outputs: [] };
    const words = { cell_type: 'markdown', source: '# Lab 3\nWe drop a ball.', metadata: {} };
    expect(fromNotebook(JSON.stringify({ cells: [words, code] }))).toEqual({
      cells: [
        { kind: 'heading', source: 'Lab 3' },
        { kind: 'text', source: 'We drop a ball.' },
      ],
      leftOut: { code: 1 },
    });
  });

  it('give the texts of an older notebook, with its formulas on lines of their own', () => {
    const source = 'So\n$$a^2 + b^2$$\n\\begin{align*}a &= b\\end{align*}';
    const cells = [
      { cell_type: 'heading', level: 1, source: 'Lab 3' },
      { cell_type: 'markdown', source },
      { cell_type: 'code', input: 'x = 2', outputs: [] },
    ];
    const read = fromNotebook(JSON.stringify({ nbformat: 3, worksheets: [{ cells }] }));
    expect(read).toEqual({
      cells: [
        { kind: 'heading', source: 'Lab 3' },
        { kind: 'text', source },
      ],
      leftOut: { code: 1 },
    });
    expect(splitBlocks(source).map(({ kind }) => kind)).toEqual(['words', 'formula', 'formula']);
  });

  it.each(['', '{}', '{"cells": 3}', 'no JSON'])('are no notebook as %j', (text) => {
    expect(fromNotebook(text)).toBeNull();
  });

  it('give lines and sentences of a text', () => {
    const { cells: read } = fromPlainText(
      'We drop a ball.\r\nh = 2 m\r\n\r\nsqrt(2*h/g)\nplot h for t from 0 s to 1 s',
    );
    expect(read.map(({ kind }) => kind)).toEqual(['text', 'calculation', 'calculation', 'calculation']);
  });

  it('leave out what a sheet cannot hold, and count it', () => {
    const long = { kind: 'text', source: 'a'.repeat(2001) } as const;
    const fitted = fitIncoming({ cells: [...plain, long], leftOut: {} }, 1999);
    expect(fitted).toEqual({ cells: plain.slice(0, 1), leftOut: { 'too-long': 1, 'too-many': 8 } });
  });
});

it('writes TeX in which no typed sign is a command', () => {
  const text = toTex('100 % {safe}', cells);
  expect(text).toContain('\\title{100 \\% \\{safe\\}}');
  expect(text).toContain('\\[ F = m\\,a\\quad\\rightarrow\\quad \\text{23.5 N} \\]');
  expect(text).toContain('\\# no heading');
});

it('writes a table with what its columns calculate', () => {
  const source = 't in s\tv = t^2\n1\n2';
  const table: OutgoingCell = { kind: 'table', source, result: resultOf(source) };
  expect(toMarkdown('', [table])).toContain(
    '| t in s | v = t^2 |\n| --: | --: |\n| 1 | 1 s² |\n| 2 | 4 s² |',
  );
  expect(toTex('', [table])).toContain('$t$ in s & $v = ');
  expect(toTex('', [table])).toContain('\\hline\n1 & 1 \\\\\n2 & 4 \\\\\n');
});
