import { isBuiltIn } from '../../functions/built-in-names';
import type { Token } from '../token';

/** Words with which a sentence begins, besides the phrases. */
const verbs: ReadonlySet<string> = new Set(
  (
    'solve simplify expand factor factorise factorize round integrate differentiate integral derivative limit plot ' +
    'increase decrease reduce how if molar difference quotient ratio log logarithm find ' +
    'raise take add subtract multiply divide remainder is percentage percent'
  ).split(' '),
);

/** The first word of a line as it is without a capital, where that is a word that we know; else null. */
export function smallFirstWord(
  tokens: readonly Token[],
  at: number,
  isPhrase: (word: string) => boolean,
): string | null {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isFirst = before === undefined || before.kind === 'line';
  if (!isFirst || token?.kind !== 'name' || !/^[A-Z][a-z]+$/.test(token.text)) return null;
  if (!after || !(opensSentence.has(after.kind) || ['(', '-', '√'].includes(after.text))) return null;
  const small = token.text.toLowerCase();
  const isFunction = after.text === 'of' && isBuiltIn(small);
  return isFunction || verbs.has(small) || isPhrase(small) ? small : null;
}

const opensSentence: ReadonlySet<string> = new Set(['number', 'fraction', 'name', 'time']);
