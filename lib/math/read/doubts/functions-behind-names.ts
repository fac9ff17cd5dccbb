import { findConstant } from '../../evaluate/constants';
import { isBuiltIn } from '../../functions/built-in-names';
import { namesInWord, possibleNames } from './name-parts';
import { besideNames } from './word-parts';
import type { Token } from '../token';

const functions = /arcsin|arccos|arctan|sinh|cosh|tanh|sin|cos|tan|ln|lg|log|exp|sqrt/gu;
/** `α`, `2α`, `30`, `ωt`, `A`; but no small letters, because `tcost` is no cosine. */
const operand = /^(\d*)(\p{Script=Greek}t?|[xyz\p{Lu}])?$/u;
const longest = 24;

export const mayHoldFunction = ({ kind, text }: Token): boolean =>
  kind === 'name' && text.length > 3 && text.length <= longest && text.search(functions) > 0;

/**
 * Reads `mgsinα`, `v_0cos(α)` and `Asin(ωt)` as names, a function and what it is of, where the sheet has those names.
 * `words` gets all names that matter for it.
 */
export function withFactorsBefore(
  tokens: readonly Token[],
  words: Set<string>,
  names: ReadonlySet<string>,
): Token[] {
  const defined = new Set(tokens.filter((_, at) => tokens[at + 1]?.text === '=').map(({ text }) => text));
  const isOurs = (name: string) => names.has(name) || defined.has(name);
  return tokens.flatMap((token, at) => {
    const { text, start, end } = token;
    const next = tokens[at + 1];
    const isWord = !mayHoldFunction(token) || next?.text === '=' || end - start !== text.length;
    if (isWord || isOurs(text) || isBuiltIn(text)) return [token];
    words.add(text);
    for (const name of possibleNames(text)) words.add(name);
    return partsOf(token, next, isOurs) ?? [token];
  });
}

function partsOf(token: Token, next: Token | undefined, isOurs: (name: string) => boolean): Token[] | null {
  const { text } = token;
  const isName = (part: string) => isOurs(part) || besideNames.has(part) || isLongConstant(part);
  for (const match of text.matchAll(functions)) {
    const [before, name] = [text.slice(0, match.index), match[0]];
    const rest = text.slice(match.index + name.length);
    const parts = operand.exec(rest);
    const isOf = rest === '' ? opensOperand(next) : parts !== null;
    // The side `asinα` of a triangle is no arc sine, but `asinx` could be one.
    const isArc = before === 'a' && !/\p{Script=Greek}/u.test(rest);
    const factors = before === '' || !isOf || isArc ? null : namesInWord(before, isName);
    if (factors === null) continue;
    const [, digits = '', letters = ''] = parts ?? [];
    return placed(
      token,
      [...factors, name],
      [digits, ...(letters.match(/\p{L}/gu) ?? [])].filter((part) => part !== ''),
    );
  }
  return null;
}

const isLongConstant = (name: string): boolean => name.length > 1 && findConstant(name) !== null;

/** Whether what a function is of begins there: `mgsin(α)`, `mgsin α`, `v_0sin²(α)`. */
const opensOperand = (next: Token | undefined): boolean =>
  next !== undefined && (['(', '^'].includes(next.text) || ['power', 'name', 'number'].includes(next.kind));

function placed(token: Token, names: readonly string[], operands: readonly string[]): Token[] {
  let { start } = token;
  return [...names, ...operands].map((text, index): Token => {
    const place = { start, end: start + text.length };
    start = place.end;
    const kind = /^\d/.test(text) ? 'number' : 'name';
    const isSpaced = index === 0 ? token.isSpaced : index <= names.length;
    return { kind, text, ...place, isSpaced };
  });
}
