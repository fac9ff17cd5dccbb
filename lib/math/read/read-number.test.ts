import { createSheet } from '../sheet/create-sheet';

describe('Numbers with more than digits', () => {
  it.each([
    ['3.0(1) m', '(3.00 ± 0.10) m'],
    ['0.(3)', '1/3'],
    ['1.(6)', '5/3'],
    ['0.333...', '1/3'],
    ['0.41666…', '5/12'],
    ['0.1̇6̇', '16/99'],
    ['0.16̅', '1/6'],
    ['2 * 0.333...', '2/3'],
    ['7/3 to mixed', '2 1/3'],
    ['−7/3 to mixed', '−2 1/3'],
    ['3 to mixed', '3'],
    ['7.3 to the nearest half', '7.5'],
    ['12045 to 3 sf in standard form', '1.20 × 10⁴'],
    ['12345 to sci to 3 sf', '1.23 × 10⁴'],
    ['round 12345 to 3 sf in standard form', '1.23 × 10⁴'],
    ['1/3 in % to 1 dp', '33.3 %'],
    ['1/3 to 2 dp in %', '33 %'],
    ['123456 to sci', '1.23456 × 10⁵'],
    ['−12.5125° to dms', '−12° 30′ 45″'],
    ['1234 to nearest 50', '1250'],
    ['3.14159 to nearest 0.25', '3.25'],
    ['123 cm to nearest 0.5 m', '1.0 m'],
    ['1.000.000 / 4', '250000'],
    ['1.000.000,5', '1000000.5'],
    ['max(1.000.000, 5)', '1000000'],
    ['1 bbl to L', '159 L'],
    ['5 Å to nm', '0.5 nm'],
    ['1 Gbps to MB/s', '125 MB/s'],
    ['2 tbsp to ml', '30 ml'],
    ['5!!', '15'],
    ['6!!', '48'],
    ['(3!)!', '720'],
    ['4.0!', '24'],
    ['2(3)', '6'],
  ])('shows %s as %s', (source, wanted) => {
    const [result] = createSheet().apply({ set: [{ id: '0', source }] });
    expect(result?.shown?.replaceAll('\u202f', ' ')).toBe(wanted);
  });

  it.each([
    '(-1)!',
    '1.6(3)e-19',
    '1.2.3',
    '[1.000.000,5]',
    '1.4142...',
    '2 0.333...',
    '-3 of 4',
    '2.5 of 80',
  ])('refuses %s', (source) => {
    expect(createSheet().apply({ set: [{ id: '0', source }] })[0]?.error).not.toBeNull();
  });
});
