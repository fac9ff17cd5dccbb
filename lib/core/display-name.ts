import * as z from 'zod/mini';
import type { AppErrorCode } from '@/lib/errors/catalogue/our-errors';

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

/**
 * What a person or a room may be called: trimmed, in the composed form of Unicode, 1 to 60 characters, and
 * nothing that is not seen: two names that look the same are the same, and none can turn the text around it.
 *
 * @param code how a name that breaks this is refused
 * @param longest how many characters something else may have
 */
export const displayNameSchema = (code: AppErrorCode, longest: number = displayNameLength) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.normalize('NFC').trim()),
    ),
    z.string().check(z.refine((name) => isDisplayName(name, longest), { error: code })),
  );

function isDisplayName(name: string, longest: number): boolean {
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
