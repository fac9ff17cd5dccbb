import { createSheet } from '../../sheet/create-sheet';

describe('Kinds that people mean by one another', () => {
  it.each([
    ['3000 rpm to Hz', 50, []],
    ['50 Hz to rpm', 3000, []],
    ['3000 rpm to rad/s', 100 * Math.PI, []],
    ['13.6 eV to kJ/mol', 1312.200_516_877, ['per-mole']],
    ['96.485 kJ/mol to eV', 0.999_997, ['per-mole']],
    ['90° to rad', Math.PI / 2, []],
  ])('converts %s', (source, wanted, kinds) => {
    const [result] = createSheet().apply({ set: [{ id: '0', source }] });
    expect(Number(result?.value)).toBeCloseTo(wanted, 5);
    expect(result?.notices.map(({ kind }) => kind)).toEqual(kinds);
  });
});
