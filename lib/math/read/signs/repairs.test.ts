import fc from 'fast-check';
import { createSheet } from '../../sheet/create-sheet';

/** Numbers as people of different countries write them, and slips. */
const number = fc
  .array(fc.constantFrom('0', '1', '12', '500', '000', '234', '1234', '.', ',', ' ', "'", ' '), {
    minLength: 1,
    maxLength: 7,
  })
  .map((parts) => parts.join(''));
const line = fc
  .tuple(fc.constantFrom('', '2 * ', '[', 'sqrt('), number, fc.constantFrom('', ' + 1', ' m'))
  .map(([before, typed, after]) => `${before}${typed}${after}${closing[before] ?? ''}`);
const closing: Readonly<Record<string, string>> = { '[': ']', 'sqrt(': ')' };
const digitsIn = (text: string) => text.replace(/\D/g, '');

describe('A repair of a number', () => {
  it.each(['.', ','] as const)('is read, and keeps every digit, with a decimal %s', (decimalSign) => {
    const sheet = createSheet({ decimalSign });
    const read = (source: string) => sheet.apply({ set: [{ id: 'x', source }] })[0];
    fc.assert(
      fc.property(line, (source) => {
        const result = read(source);
        const { error } = result ?? {};
        const repairs = [
          ...(error?.repairs ?? (error?.repair ? [error.repair] : [])),
          ...(result?.notices ?? []).flatMap(({ repair }) => (repair ? [repair] : [])),
        ];
        for (const repair of repairs) {
          expect({
            source,
            mended: repair.source,
            error: read(repair.source)?.error?.class,
          }).not.toMatchObject({
            error: 'syntax',
          });
          expect(digitsIn(repair.source)).toBe(digitsIn(source));
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
