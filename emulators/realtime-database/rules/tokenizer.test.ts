import { RulesError } from './rules-error';
import { tokenize } from './tokenizer';

const texts = (source: string) =>
  tokenize(source).map((token) => (token.kind === 'constant' ? token.value : token.text));

describe('The tokens of a rule', () => {
  it('are names, constants and operators', () => {
    expect(texts("$room !== 'it\\'s' && 1.5e3 >= x")).toEqual([
      '$room',
      '!==',
      "it's",
      '&&',
      1500,
      '>=',
      'x',
    ]);
  });

  it('tell a regular expression from a division', () => {
    expect(texts('a / b')).toEqual(['a', '/', 'b']);
    expect(texts('(a) / b / c')).toEqual(['(', 'a', ')', '/', 'b', '/', 'c']);
    expect(texts('x.matches(/^[a/]+\\/$/i)')).toEqual(['x', '.', 'matches', '(', /^[a/]+\/$/i, ')']);
  });

  it.each(['a # b', "'open", 'x.matches(/open)', 'x.matches(/(/)'])('refuse %s', (source) => {
    expect(() => tokenize(source)).toThrow(RulesError);
  });
});
