import { oldestPiece, pieceSchema } from './piece';

describe('a piece of what was said', () => {
  it.each([
    ['So far', true],
    ['Grüße, 数学, 👩‍🏫', true],
    ['نیم\u200cفاصله', true],
    ['', false],
    ['x'.repeat(1001), false],
    ['So\nfar', false],
    ['So\u0000far', false],
    ['So\u2028far', false],
    ['So\u202Efar', false],
    ['\u2066So far', false],
  ])('%j is taken: %s', (text, isTaken) => {
    expect(pieceSchema.safeParse({ id: 'SG_1', text, ago: 0 }).success).toBe(isTaken);
    expect(pieceSchema.safeParse({ id: 'SG_1', text, ago: oldestPiece + 1 }).success).toBe(false);
  });
});
