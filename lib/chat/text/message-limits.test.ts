import fc from 'fast-check';
import { messageLimits } from './message-limits';
import type { InlineNode, MessageNode } from './message-node';
import { plainText } from './plain-text';
import { readMessage } from './read-message';

const all = (nodes: readonly (MessageNode | InlineNode)[]): (MessageNode | InlineNode)[] =>
  nodes.flatMap((node) => [
    node,
    ...('children' in node ? all(node.children) : []),
    ...('items' in node ? node.items.flatMap(all) : []),
  ]);
const count = (source: string, kind: string) =>
  all(readMessage(source)).filter((node) => node.kind === kind).length;
const depth = (nodes: readonly (MessageNode | InlineNode)[]): number =>
  Math.max(
    0,
    ...nodes.map((node) => {
      if (node.kind === 'list') return 1 + Math.max(...node.items.map(depth));
      if (node.kind === 'paragraph') return depth(node.children);
      return 'children' in node ? 1 + depth(node.children) : 0;
    }),
  );
const shown = (source: string) => plainText(readMessage(source), (uid) => uid);

const fill = (unit: string) => unit.repeat(Math.floor(messageLimits.bytes / unit.length));
/** Signs, alone and together, that open something without closing it, or close it as deep as they can. */
const hostile = [
  ...[
    '[',
    '$',
    '*',
    '>',
    '`',
    '_',
    '~',
    '<',
    '{',
    '@',
    '=',
    '!',
    '\\',
    '(',
    ':',
    '&',
    '#',
    '|',
    '-',
    '\n',
    ' ',
  ],
  ...['*a ', '*_a', 'a**b', '~~a', '> ', '- ', '* ', '> - ', '1.', '1)\n', '![', '[a](', '[a](<b', '![a]('],
  ...[
    '$a ',
    '$a',
    '$a\n',
    '$$',
    '$$a',
    '$$a\n',
    '$$\n\n',
    '{=',
    '{= ',
    '{=\n',
    '= 1\n',
    '=\n',
    '@[',
    '@[a',
    '@[a]',
  ],
  ...[
    'http://',
    'https://a.',
    'a@',
    'mailto:a@',
    '<a:',
    '`a',
    '``` a\n',
    '~~~~a\n',
    '\u202e',
    '\ud800',
    '\0',
    '[]',
  ],
].map(fill);
const nested = [
  `${'['.repeat(2500)}a${'](https://b.c)'.repeat(390)}`,
  Array.from({ length: 120 }, (_, at) => `${'`'.repeat(at)}a`).join(''),
  Array.from({ length: 120 }, (_, at) => `${' '.repeat(at)}- a`).join('\n'),
  `${'>'.repeat(4000)}a\n${'b\n'.repeat(1900)}`,
  `{=${'{=\n'.repeat(2600)}}`,
  `${'*_'.repeat(1900)}a${'_*'.repeat(1900)}`,
];

describe('the limits of a message', () => {
  it.each([...hostile, ...nested].map((source) => [source.slice(0, 12), source]))(
    'reads 8 kB that begin with %j within a moment',
    (_, source) => {
      const start = performance.now();
      const nodes = readMessage(source);
      // Far above what it takes, and far below what a reading in squared time would take.
      expect(performance.now() - start).toBeLessThan(1500);
      expect(depth(nodes)).toBeLessThanOrEqual(messageLimits.depth);
    },
  );

  it('shows what lies too deep as text', () => {
    expect(shown(`${'> '.repeat(10)}*a*`)).toBe('> > *a*');
    expect(shown(`${'- '.repeat(6)}so it is`)).toBe('- - so it is');
    expect(shown(`${'*so '.repeat(12)}be${'*'.repeat(12)}`)).toBe(`${'so '.repeat(12)}be`);
  });

  it('reads so many formulas and calculations, and shows the others as typed', () => {
    expect(count('$x$ '.repeat(61), 'formula')).toBe(messageLimits.formulas);
    expect(shown('$x$ '.repeat(61))).toMatch(/ x \$x\$$/u);
    expect(count('$$x$$\n'.repeat(61), 'formula')).toBe(messageLimits.formulas);
    const long = `$${'x'.repeat(1000)}$ `;
    expect(count(long.repeat(4), 'formula')).toBe(3);
    expect(count('= 1\n'.repeat(15) + '{= 2 } '.repeat(6), 'calculation')).toBe(messageLimits.calculations);
    expect(shown('{= 2 } '.repeat(21))).toMatch(/= 2 \{= 2 \}$/u);
  });

  it('reads the first 8,000 bytes and loses nothing of the rest', () => {
    const source = `${'é'.repeat(3999)}€ **a**`;
    expect(readMessage(source)).toEqual([
      { kind: 'paragraph', children: [{ kind: 'text', text: 'é'.repeat(3999) }] },
      { kind: 'paragraph', children: [{ kind: 'text', text: '€ **a**' }] },
    ]);
  });

  it('never throws, and keeps every letter', () => {
    const signs = fc.constantFrom(...'ab1 \n\t$*_~`[](){}<>=@!\\#-+.:/|&'.split(''), '\u202e', '😀', 'é');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 200 }), (parts) => {
        const source = parts.join('');
        const letters = (text: string) => text.match(/[ab]/gu)?.length ?? 0;
        // A link keeps its address or its words, and a code block its language.
        if (!source.includes('](') && !/```|~~~/u.test(source)) {
          expect(letters(shown(source))).toBe(letters(source));
        } else readMessage(source);
      }),
      { numRuns: 500 },
    );
  });
});
