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
  ['half of', '½'],
  ...Object.entries(parts).flatMap(([name, signs]) =>
    signs.split(' ').flatMap((sign, at): (readonly [string, string])[] => {
      if (sign === '_') return [];
      if (at > 0) return [[`${counts[at] ?? ''} ${name}s of`, sign]];
      return [`a ${name} of`, `an ${name} of`, `one ${name} of`].map((words) => [words, sign] as const);
    }),
  ),
];
