export const displayNameLength = 60;

/** Control, format (bidi, zero width), surrogate and private-use characters, line and paragraph separators. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Letters, marks and symbols that Unicode counts as text although nothing is drawn for them. */
const invisible = /[\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0\uFFFC\u{1D159}]/u;
/** More marks than any script puts on one letter, which would grow over the lines beside it. */
const piledUp = /\p{M}{3}/u;
/** The joiner between two emoji, which draw one picture together. */
const joined = /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Trimmed, in the composed form of Unicode. */
export const asDisplayName = (text: string): string => text.normalize('NFC').trim();

/**
 * Whether a name says something that can be seen, and nothing that turns or covers the text around it. Without zod, for
 * forms that are there before anything else is.
 *
 * @param name as `asDisplayName` gives it
 * @param longest how many characters it may have
 */
export function isDisplayName(name: string, longest: number): boolean {
  const { length } = Array.from(name);
  return (
    length >= 1 &&
    length <= longest &&
    visible.test(name) &&
    !unprintable.test(name.replaceAll(joined, '$1')) &&
    !piledUp.test(name) &&
    !invisible.test(name)
  );
}
