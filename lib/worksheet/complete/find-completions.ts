import type { KnownName } from '@/lib/math/show/list-names';

/** A name that a word can become: what is written, with the caret at `|`, and what it means. */
export type Completion = { name: string; about: string; write: string };

export type Completions = {
  /** The word that is completed. */
  from: number;
  to: number;
  options: readonly Completion[];
};

/** The most names that are offered at once. */
const most = 24;

const word = /[\p{L}_][\p{L}\p{N}_]*$/u;

/**
 * What the word before the caret can become: names of the sheet from the first letter on, names that the engine knows
 * from the second. A word that is a name already is finished, so null, as for any other place.
 */
export function findCompletions(
  source: string,
  caret: number,
  own: readonly Completion[],
  known: readonly KnownName[],
): Completions | null {
  const typed = word.exec(source.slice(0, caret))?.[0] ?? '';
  const isInside = /^[\p{L}\p{N}_]/u.test(source.slice(caret));
  if (typed === '' || isInside) return null;
  const all = [...own, ...(typed.length > 1 ? known.map(completionOf) : [])];
  if (all.some(({ name }) => name === typed)) return null;
  const found = new Map<string, Completion>();
  for (const one of all) if (begins(one.name, typed) && !found.has(one.name)) found.set(one.name, one);
  const options = [...found.values()].sort(
    // A name of the sheet comes before all others, then the shorter one.
    (one, other) => Number(!own.includes(one)) - Number(!own.includes(other)) || rank(one) - rank(other),
  );
  return options.length === 0
    ? null
    : { from: caret - typed.length, to: caret, options: options.slice(0, most) };
}

const begins = (name: string, typed: string): boolean => name.toLowerCase().startsWith(typed.toLowerCase());
const rank = ({ name }: Completion): number => name.length;

const completionOf = ({ name, about, isFunction }: KnownName): Completion => ({
  name,
  about,
  write: isFunction ? `${name}(|)` : name,
});
