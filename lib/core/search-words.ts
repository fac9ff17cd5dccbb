/** Longer beginnings than that find nobody whom these do not find. */
const longest = 16;
/** More words than a name of 60 letters and an address usually have. */
const mostWords = 16;

/** A text as words that are looked for: small letters without marks, and digits. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.map((word) => Array.from(word).slice(0, longest).join('')))].slice(0, mostWords);
}

/** Under what a text is found: every beginning of every word of it. */
export function searchKeysIn(text: string): string[] {
  const keys = searchWords(text).flatMap((word) => {
    const letters = Array.from(word);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set(keys)];
}

/**
 * The one word of a question by which the database looks, and what the others must begin with. Of several the longest
 * has the fewest answers.
 */
export function readQuestion(text: string): { key: string | null; others: string[] } {
  const [key = null, ...others] = searchWords(text).sort((one, other) => other.length - one.length);
  return { key, others };
}

/** Whether a text has words that begin with each of these. */
export function hasWords(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const keys = new Set(searchKeysIn(text));
  return words.every((word) => keys.has(word));
}
