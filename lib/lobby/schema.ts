import * as z from 'zod/mini';
import { shortCodeLength, readShortCode } from '@/lib/rooms/admission/short-code';

const wordsLength = 200;
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** A line between a host and somebody who waits; holds nothing that cannot be seen. */
const isPlainLine = (text: string): boolean =>
  Array.from(text).length <= wordsLength && !unprintable.test(text);

const trimmed = z.pipe(
  z.string(),
  z.transform((text) => text.normalize('NFC').trim()),
);

/** May be empty: a host need not say why. */
export const sentenceSchema = z.pipe(
  trimmed,
  z.string().check(z.refine(isPlainLine, { error: 'rooms/words-invalid' })),
);

export const lineSchema = z.pipe(
  trimmed,
  z.string().check(z.refine((text) => text !== '' && isPlainLine(text), { error: 'rooms/words-invalid' })),
);

/** As it is typed: in any case, with or without its dash. What cannot be a code is answered like one of nobody. */
export const typedCodeSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => readShortCode(text) ?? ''),
  ),
  z.string().check(z.length(shortCodeLength, { error: 'rooms/code-invalid' })),
);

/** `shortCodes/{id}`, named by the code's hash by a key of the server: a room has one at most. */
export const shortCodeSchema = z.object({
  roomId: z.string(),
  /** The code, encrypted, so that those who bring people in can show it again. */
  sealed: z.string(),
  createdBy: z.string(),
  createdAt: z.number(),
});
export type ShortCode = z.infer<typeof shortCodeSchema>;
