import sentences from '@/messages/en/errors.json';
import { errorCatalogue } from '@/lib/errors/catalogue/error-catalogue';
import { classOf } from '@/lib/errors/error-class-of';
import { errorCodeOf } from '@/lib/errors/error-code-of';
import { toUserError } from '@/lib/errors/to-user-error';
import { producedBy, type Producer, type Producers } from './producer';

/** Each three words that stand side by side, or all of a shorter text. */
function partsOf(text: string): string[] {
  const words = text.split(/\s+/);
  return words.map((_, at) => words.slice(at, at + 3).join(' ')).slice(0, Math.max(1, words.length - 2));
}

/** A row of a table test for each code. */
export const rowsOf = (producers: Producers) =>
  Object.entries(producers).map(([code, producer]) => [code, producedBy[producer.by], producer] as const);

/** Brings an error about, and expects its code and words for it in which nothing of its message stands. */
export async function expectWords(code: string, _how: string, { produce, context }: Producer): Promise<void> {
  const thrown: unknown = await produce().catch((refusal: unknown) => refusal);
  expect(errorCodeOf(thrown, { online: true, ...context })).toBe(code);
  expect(sentences).toHaveProperty([classOf(code, errorCatalogue).words]);
  const { happened, works, next } = toUserError(thrown, { sentences, catalogue: errorCatalogue }, context);
  const shown = [happened, works, next].join(' ');
  const { message } = thrown as Error;
  // A message of one word, such as `set`, may be a word of ours as well.
  const parts = message.includes(' ') ? partsOf(message) : [];
  expect(parts.filter((part) => shown.includes(part))).toEqual([]);
  expect([happened, works, next]).not.toContain(message);
}
