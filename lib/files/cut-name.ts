/** Letters that make the end of a file's name worth showing: its number and its kind. */
const shownEnd = 9;

/**
 * A file's name in so many letters, cut in the middle so that its end stays: `integral-3…key.pdf`. Counted in whole
 * letters, so that none is torn apart.
 */
export function cutName(name: string, longest: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= longest) return name;
  const end = Math.min(shownEnd, Math.floor((longest - 1) / 2));
  return `${letters.slice(0, longest - 1 - end).join('')}…${letters.slice(-end).join('')}`;
}
