import { splitProse } from './split-prose';

describe('prose', () => {
  it.each([
    ['A block.', ['A block.']],
    ['Gravity is $m g$ here', ['Gravity is ', '{m g}', ' here']],
    ['$\\theta$', ['{\\theta}']],
    ['It costs $5 and $10.', ['It costs $5 and $10.']],
    ['a $ b $ c', ['a $ b $ c']],
    ['one $x', ['one $x']],
    ['', []],
  ])('of %j has its formulas set apart', (source, expected) => {
    const shown = splitProse(source).map(({ kind, text }) => (kind === 'formula' ? `{${text}}` : text));
    expect(shown).toEqual(expected);
  });
});
