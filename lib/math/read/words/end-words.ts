import type { Token } from '../token';
import { endsOperand } from './ends-operand';

/**
 * Takes the sign off with which people ask a calculator: `5 + 3 =`, `3 + 4 = ?`, `5 km in miles?`. A name alone before
 * it stays.
 */
export function withoutAsking(typed: readonly Token[]): readonly Token[] {
  const tokens = withoutQuestionMark(typed);
  const end = tokens.at(-1);
  const last = tokens.at(-2)?.text === '?' ? tokens.length - 3 : tokens.length - 2;
  const [sign, before] = [tokens[last], tokens[last - 1]];
  if (!end || !before || sign?.text !== '=' || !endsOperand(before)) return tokens;
  const asked = tokens.slice(0, last);
  const isName = asked.length === 1 && before.kind === 'name';
  const isFunction = asked[0]?.kind === 'name' && asked[1]?.text === '(' && before.text === ')';
  const isOther = asked.some(({ kind, text }) => kind === 'line' || text === '=' || text === ';');
  return isName || isFunction || isOther ? tokens : [...asked, end];
}

function withoutQuestionMark(tokens: readonly Token[]): readonly Token[] {
  const [end, sign, before] = [tokens.at(-1), tokens.at(-2), tokens.at(-3)];
  const isLast = sign?.text === '?' && before && endsOperand(before);
  return end && isLast ? [...tokens.slice(0, -2), end] : tokens;
}

/** In `5 x 3` between numbers and without an equation, x is the sign of a product. */
export function withTimes(
  tokens: readonly Token[],
  words: Set<string>,
  names: ReadonlySet<string>,
): readonly Token[] {
  const isPlain = tokens.every(({ kind, text }) => text !== '=' && (kind !== 'name' || cross.test(text)));
  if (!isPlain) return tokens;
  return tokens.map((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (token.kind !== 'name' || before?.kind !== 'number' || names.has(token.text)) return token;
    const isBetween = after?.kind === 'number' && token.isSpaced && after.isSpaced;
    if (!isBetween) return token;
    words.add(token.text);
    return { ...token, kind: 'operator', text: '*' };
  });
}

const cross = /^[xX]$/;
