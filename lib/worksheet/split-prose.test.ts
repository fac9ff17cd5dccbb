import fc from 'fast-check';
import { signsOf, typedArithmetic } from '@/tests/support/make/typed-arithmetic';
import { splitBlocks, type ProseBlock } from './split-blocks';
import { splitProse, type ProsePart } from './split-prose';

const marks: Record<ProsePart['kind'], (text: string) => string> = {
  text: (text) => text,
  formula: (text) => `{${text}}`,
  value: (text) => `=${text}`,
  strong: (text) => `<b>${text}`,
  emphasis: (text) => `<i>${text}`,
  code: (text) => `<code>${text}`,
};

describe('prose', () => {
  it.each([
    ['A block.', ['A block.']],
    ['Gravity is $m g$ here', ['Gravity is ', '{m g}', ' here']],
    ['$\\theta$', ['{\\theta}']],
    ['so \\(x^2\\) or \\[y\\] or \\(', ['so ', '{x^2}', ' or ', '{y}', ' or \\(']],
    ['so $$x$$ then', ['so ', '{x}', ' then']],
    ['It costs $5 and $10.', ['It costs $5 and $10.']],
    ['a $ b $ c', ['a $ b $ c']],
    ['one $x', ['one $x']],
    ['', []],
    ['It takes {{t}}, or {{ Δt }}.', ['It takes ', '=t', ', or ', '=Δt', '.']],
    ['{{2 x}} and {{}}', ['{{2 x}} and {{}}']],
    ['**Mind** the *sign* of `-2^2`', ['<b>Mind', ' the ', '<i>sign', ' of ', '<code>-2^2']],
    ['2 * 3 * 4 and a*b', ['2 * 3 * 4 and a*b']],
    ['$a*b*c$', ['{a*b*c}']],
    ['2*3*4 and *x* so', ['2*3*4 and ', '<i>x', ' so']],
    ['2**3**4 or 2 *x* 4', ['2**3**4 or 2 *x* 4']],
  ])('of %j has its parts set apart', (source, expected) => {
    expect(splitProse(source).map(({ kind, text }) => marks[kind](text))).toEqual(expected);
  });

  it('keeps every digit and every sign of arithmetic that was typed', () => {
    const words = (text: string) =>
      splitProse(text)
        .map((part) => part.text)
        .join('');
    const shownOf = (block: ProseBlock): string => {
      if (block.kind === 'words') return words(block.text);
      if (block.kind === 'formula') return block.tex;
      return block.items
        .map((item, at) => `${block.numbers ? `${block.numbers[at]}. ` : ''}${words(item)}`)
        .join(' ');
    };
    fc.assert(
      fc.property(typedArithmetic, (typed) =>
        expect(signsOf(splitBlocks(typed).map(shownOf).join(' '))).toBe(signsOf(typed)),
      ),
      { numRuns: 2000 },
    );
  });
});
