/** Parts of a whole by their names, and the sign of each as it is for one of them and for more. */
const parts: Readonly<Record<string, string>> = {
  half: '½',
  third: '⅓ ⅔',
  quarter: '¼ _ ¾',
  fifth: '⅕ ⅖ ⅗ ⅘',
  sixth: '⅙ _ _ _ ⅚',
  eighth: '⅛ _ ⅜ _ ⅝ _ ⅞',
  tenth: '⅒',
};
const counts = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** `half of`, `a third of`, `three quarters of`, each with its sign. */
export const partPhrases: readonly (readonly [words: string, sign: string])[] = [
  ...Object.entries(parts).flatMap(([name, signs]) =>
    signs.split(' ').flatMap((sign, at): (readonly [string, string])[] => {
      if (sign === '_') return [];
      if (at > 0) return [[`${counts[at] ?? ''} ${name}s of`, sign]];
      return [`${name} of`, `a ${name} of`, `an ${name} of`, `one ${name} of`].map(
        (words) => [words, sign] as const,
      );
    }),
  ),
];

/** `half an hour`, `three quarters of a mile`: a part of one unit, each with its sign. */
export const unitPhrases: readonly (readonly [words: string, sign: string])[] = [
  ...['a', 'an'].map((article) => [`half ${article}`, '½'] as const),
  ...partPhrases.flatMap(([words, sign]) =>
    ['a', 'an'].map((article) => [`${words} ${article}`, sign] as const),
  ),
];

/** What follows a whole number: `2 and a half`, `1 and three quarters`. */
export const restPhrases: readonly (readonly [words: string, sign: string])[] = [
  ['and a half', '½'],
  ['and one half', '½'],
  ['and a third', '⅓'],
  ['and two thirds', '⅔'],
  ['and a quarter', '¼'],
  ['and three quarters', '¾'],
];
