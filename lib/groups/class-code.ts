/** No vowels, so that no word comes about, and nothing that is read as something else (l 1, o 0). */
const alphabet = 'bcdfghjkmnpqrstvwxyz23456789';
const length = 6;

/** @param draw a random whole number from 0 to below its argument */
export const drawClassCode = (draw: (below: number) => number): string =>
  Array.from({ length }, () => alphabet.charAt(draw(alphabet.length))).join('');

/** As it stands on a card: `k7m-p2x`. */
export const showClassCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;

/** The code that somebody typed, with or without its dash and in any case; null when it cannot be one. */
export function readClassCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return code.length === length && Array.from(code).every((character) => alphabet.includes(character))
    ? code
    : null;
}
