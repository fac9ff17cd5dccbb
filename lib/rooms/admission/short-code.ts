/** No vowels, so that no word comes about, and nothing that is read as something else (l 1, o 0). */
const alphabet = 'bcdfghjkmnpqrstvwxyz23456789';
export const shortCodeLength = 8;

/** @param draw a random whole number from 0 to below its argument */
export const drawShortCode = (draw: (below: number) => number): string =>
  Array.from({ length: shortCodeLength }, () => alphabet.charAt(draw(alphabet.length))).join('');

/** As it is shown and read out: `k7mp-2xqr`. */
export const showShortCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The code that somebody typed, with or without its dash and in any case; null when it cannot be one. */
export function readShortCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return code.length === shortCodeLength && Array.from(code).every((letter) => alphabet.includes(letter))
    ? code
    : null;
}
