/**
 * Characters that turn the text around them, or break the line: a name or a note with one of them shows as another. As
 * code points, first and last of each run. Zero width joiners stay, because emoji need them.
 */
const turning = [
  [0x2028, 0x202e],
  [0x2066, 0x2069],
] as const;

const letters = turning.map((run) => run.map((point) => String.fromCodePoint(point)).join('-')).join('');

/** A regular expression for text without such characters. The rules take no escapes, so the letters stand in it. */
export const plainText = `^[^${letters}]*$`;

/** Whether a text that rules have let through may be shown on one line. */
export const isPlainText = (text: string): boolean =>
  new RegExp(plainText).test(text) && !/\p{Cc}/u.test(text);

/** A text as rules take it, for what people paste. */
export const toPlainText = (text: string): string => text.replaceAll(new RegExp(`[${letters}]`, 'g'), '');

/** What somebody has said, as one line: control characters are gaps, and what turns the text around is left out. */
export const toPlainLine = (text: string): string => toPlainText(text.replaceAll(/\p{Cc}+/gu, ' '));
