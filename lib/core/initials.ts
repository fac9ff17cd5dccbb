/**
 * The letters that stand for a person where there is no picture: first and last name, or the first letters of
 * a single name. Counted in what a reader sees as one letter, so that accents and emoji stay whole.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const letters = words.length > 1 ? [...lettersOf(first, 1), ...lettersOf(last, 1)] : lettersOf(first, 2);
  return letters.join('').toUpperCase();
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function lettersOf(word: string, count: number): string[] {
  return [...segmenter.segment(word)].slice(0, count).map(({ segment }) => segment);
}
