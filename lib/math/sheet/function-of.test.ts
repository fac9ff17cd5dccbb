import { createSheet } from './create-sheet';

const lastOf = (...lines: string[]) =>
  createSheet()
    .apply({ set: lines.map((source, at) => ({ id: String(at), source })) })
    .find(({ id }) => id === String(lines.length - 1));

describe('a definition with one unknown name', () => {
  test.each([
    [['y = 2x + 1'], '2x + 1', 'x'],
    [['a = 2', 'y = a x^2'], 'a x²', 'x'],
    [['y = 2x + 1', 'z = y^2'], 'y²', 'x'],
    [['v = 3 m/s', 's = v t'], 'v t', 't'],
  ])('is a function of it: %j', (lines, shown, of) => {
    const result = lastOf(...lines);
    expect(result).toMatchObject({ kind: 'function-of', shown, of, error: null });
    expect(result?.plot?.curves).toHaveLength(1);
  });

  test.each([
    [['y = a x + 1'], 'undefined-symbol'],
    [['radius = 5', 'A = pi radus^2'], 'undefined-symbol'],
    [['2x + 1'], 'undefined-symbol'],
    [['y = f(2)'], 'undefined-function'],
  ])('stays an error: %j', (lines, kind) => {
    expect(lastOf(...lines)?.error?.class).toBe(kind);
  });

  it('can be called, and follows the name once it has a value', () => {
    expect(lastOf('y = 2x + 1', 'y(3)')?.value).toBe('7');
    expect(lastOf('x = 2', 'y = 2x + 1')?.value).toBe('5');
  });
});

it('shows a function of the sheet by its formula', () => {
  expect(lastOf('f(x) = x^2 + 1')?.shown).toBe('x² + 1');
});
