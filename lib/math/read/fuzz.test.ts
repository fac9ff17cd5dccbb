import fc from 'fast-check';
import { createSheet } from '../sheet/create-sheet';

/** Pieces of formulas, whole and broken, as people and attackers type them. */
const piece = fc.constantFrom(
  ...'1 2.5 1e3 ½ x y π m km s kg °C 10% ( ) [ ] , ; : + - * / ^ ² ⁻¹ ! ± = == < ≤ | √ √( sin sin² ln f( f(x)= sum( ∑( integrate( ∫ dx from to in of solve not and if( ? " \' d/dx( limit( inf i {} . _ € # ⟂ 2:30:15 2024-03-01 derivative( det( inv( random( 9^9 bignumber( valueOf constructor sum half plus per 1,234 12\u202f500 solve x2 increase by as'.split(
    ' ',
  ),
  ' ',
  '\n',
);
const formula = fc
  .array(piece, { minLength: 1, maxLength: 14 })
  .chain((pieces) => fc.constantFrom(' ', '').map((gap) => pieces.join(gap)));
const neighbour = { id: 'n', source: '2.4 kg * 9.81 m/s^2' };

describe('Any text', () => {
  it('gives a result or an error with a place in it, and changes no neighbour', () => {
    const sheet = createSheet();
    const before = sheet.apply({ set: [neighbour] });
    fc.assert(
      fc.property(
        fc.oneof({ weight: 3, arbitrary: formula }, fc.string({ unit: 'grapheme', maxLength: 40 })),
        (source) => {
          const results = sheet.apply({ set: [{ id: 'x', source }] });
          const own = results.find(({ id }) => id === 'x');
          expect(own).toBeDefined();
          // A text that defines a name like a unit gives its neighbour a notice, and no other value.
          for (const other of results) if (other !== own) expect(other.value).toBe(before[0]?.value);
          structuredClone(own);
          if (!own?.error) return;
          const { start, length, message } = own.error;
          expect(start >= 0 && length >= 0 && start + length <= source.length).toBe(true);
          expect(message).toMatch(/[.!?]$/);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(sheet.apply({ set: [neighbour] })).toEqual(before);
  });
});
