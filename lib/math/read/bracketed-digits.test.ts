import { createSheet } from '../sheet/create-sheet';

describe('Digits in a bracket and doubled signs', () => {
  it.each([
    ['3.0(1) m', '(3.00 ± 0.10) m'],
    ['0.(3)', '1/3'],
    ['1.(6)', '5/3'],
    ['5!!', '15'],
    ['6!!', '48'],
    ['(3!)!', '720'],
    ['4.0!', '24'],
    ['2(3)', '6'],
  ])('shows %s as %s', (source, wanted) => {
    const [result] = createSheet().apply({ set: [{ id: '0', source }] });
    expect(result?.shown?.replaceAll('\u202f', ' ')).toBe(wanted);
  });

  it.each(['(-1)!', '1.6(3)e-19'])('refuses %s', (source) => {
    expect(createSheet().apply({ set: [{ id: '0', source }] })[0]?.error).not.toBeNull();
  });
});
