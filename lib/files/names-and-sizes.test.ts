import { cutName } from './cut-name';
import { formatShare, formatSize } from './format-size';

describe('the name of a file', () => {
  it.each([
    ['short.pdf', 24, 'short.pdf'],
    ['slope-measurements-2026-17-24.csv', 23, 'slope-measure…17-24.csv'],
    ['aufgabe-👩‍🏫👩‍🏫👩‍🏫👩‍🏫👩‍🏫👩‍🏫-lösung.pdf', 18, 'aufgabe-👩‍🏫…sung.pdf'],
  ])('is cut in the middle and keeps its end: %s', (name, longest, expected) => {
    expect(cutName(name, longest)).toBe(expected);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 kB'],
    [31, '0.1 kB'],
    [100, '0.1 kB'],
    [18_000, '18 kB'],
    [655_400, '640 kB'],
    [1_930_000, '1.8 MB'],
    [200 * 1024 ** 2, '200 MB'],
    [4 * 1024 ** 3, '4 GB'],
  ])('is said in the unit that fits: %i', (bytes, expected) => {
    expect(formatSize(bytes)).toBe(expected);
  });

  it('is compared in one unit', () => {
    expect(formatShare(2_000_000, 3_300_000)).toBe('1.9');
    expect(formatShare(10_000, 3_300_000)).toBe('0');
  });
});
