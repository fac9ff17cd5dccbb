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
    ['It costs $5 and $10.', ['It costs $5 and $10.']],
    ['a $ b $ c', ['a $ b $ c']],
    ['one $x', ['one $x']],
    ['', []],
    ['It takes {{t}}, or {{ Δt }}.', ['It takes ', '=t', ', or ', '=Δt', '.']],
    ['{{2 x}} and {{}}', ['{{2 x}} and {{}}']],
    ['**Mind** the *sign* of `-2^2`', ['<b>Mind', ' the ', '<i>sign', ' of ', '<code>-2^2']],
    ['2 * 3 * 4 and a*b', ['2 * 3 * 4 and a*b']],
    ['$a*b*c$', ['{a*b*c}']],
  ])('of %j has its parts set apart', (source, expected) => {
    expect(splitProse(source).map(({ kind, text }) => marks[kind](text))).toEqual(expected);
  });
});
