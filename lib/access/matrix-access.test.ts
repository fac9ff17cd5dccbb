import { capabilities } from '@/lib/access/capabilities';
import { type Exception, forever } from '@/lib/access/layers';
import { readMatrixRow } from '@/lib/access/matrix-access';
import type { MatrixAnswer } from '@/lib/access/to-matrix';

const now = 1_000;
const granted: Exception = { allow: true, until: forever };
const taken: Exception = { allow: false, until: forever };

const mayDraw = (answer: MatrixAnswer | undefined, exception?: Exception) => {
  const row = answer === undefined ? {} : { 'ink:draw': answer };
  const exceptions = exception === undefined ? {} : { 'ink:draw': exception };
  return readMatrixRow(row, exceptions, { session: 'now', now })['ink:draw'].allowed;
};

describe('a row of the matrix', () => {
  it.each<[MatrixAnswer | undefined, boolean, boolean, boolean]>([
    ['always', true, true, true],
    ['yes', true, true, false],
    ['no', false, true, false],
    ['never', false, false, false],
    [undefined, false, false, false],
  ])('that says %s: by itself %s, granted %s, taken %s', (answer, plain, withGrant, without) => {
    expect([mayDraw(answer), mayDraw(answer, granted), mayDraw(answer, taken)]).toEqual([
      plain,
      withGrant,
      without,
    ]);
  });

  it.each([
    ['at its very end', { ...granted, until: now }, false],
    ['just before its end', { ...granted, until: now + 1 }, true],
    ['in its session', { ...granted, session: 'now' }, true],
    ['in another session', { ...granted, session: 'before' }, false],
  ])('gives way to a grant %s: %j %s', (_, exception, allowed) => {
    expect(mayDraw('no', exception)).toBe(allowed);
  });

  it('answers about everything', () => {
    expect(Object.keys(readMatrixRow({}, {}, { session: null, now }))).toEqual(capabilities);
  });
});
