import { createSheet } from '../../sheet/create-sheet';

const lastOf = (input: string) => {
  const set = input.split('\n').map((source, at) => ({ id: String(at), source }));
  const result = createSheet().apply({ set }).at(-1);
  if (!result) throw new Error('no result');
  return result;
};

describe('Whole numbers', () => {
  it.each([
    ['9007199254740993', '9007199254740993'],
    ['9007199254740993 - 9007199254740992', '1'],
    ['99999999999999999', '99999999999999999'],
    ['2^64', '18446744073709551616'],
    ['-2^63', '−9223372036854775808'],
    ['3^40', '12157665459056928801'],
    ['25!', '15511210043330985984000000'],
    ['25!/23!', '600'],
    ['2^64/6', '3.07446 × 10¹⁸'],
    ['2^64 + 1 == 2^64', 'false'],
    ['mod(2^64 + 3, 10)', '9'],
    ['gcd(2^70, 6^30)', '1073741824'],
    ['nCr(100, 50)', '100891344545564193334812497256'],
    ['fib(100)', '354224848179261915075'],
    ['sum([2^60, 1])', '1152921504606846977'],
    ['x = 2^64\nx mod 7', '2'],
    ['abs(-2^64)', '18446744073709551616'],
    ['hex(2^64)', '“0x10000000000000000”'],
    ['10^20', '1 × 10²⁰'],
    ['3e8 * 3e8', '9 × 10¹⁶'],
    ['sqrt(10^20)', '10000000000'],
    ['2^64 * 1 m', '1.84 × 10¹⁹ m'],
    ['50!', '3.04141 × 10⁶⁴'],
    ['6.02214076e23 / 2', '3.01107038 × 10²³'],
    ['(10^20 + 1) / 10^20', '1'],
  ])('shows %s as %s', (input, wanted) => {
    expect(lastOf(input).shown?.replaceAll('\u202f', ' ')).toBe(wanted);
  });

  it.each(['1e-400', '1e400', '10^400', '1e200 * 1e200'])('refuses %s', (input) => {
    expect(lastOf(input).error?.class).toBe('too-large');
  });

  it.each(['1e-200 * 1e-200', '1e-200/1e200', '1e-200 * 1e-200 > 0', '1e-200 m * 1e-200 m'])(
    'tells that a part of %s is too small',
    (input) => {
      expect(lastOf(input).notices.map(({ kind }) => kind)).toContain('too-small');
    },
  );
});
