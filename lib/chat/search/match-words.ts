/** A text as words are compared: without accents, and in small letters. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What somebody looks for: every word must stand in the message, or in its sender's name. */
export const readWords = (typed: string): readonly string[] => fold(typed).split(/\s+/u).filter(Boolean);

type Text = { readonly name: string; readonly text: string };

/** Whether a message has all the words. It is compared as it was typed, so formulas are found by their source. */
export function hasWords({ name, text }: Text, words: readonly string[]): boolean {
  const folded = fold(`${name} ${text}`);
  return words.every((word) => folded.includes(word));
}
