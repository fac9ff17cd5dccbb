import { isKeyword } from '../cursor';
import type { Token } from '../token';

const ordinals = 'third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const endings = /^(?:st|nd|rd|th)$/;

/** An order at a place, as `3rd` or `third`, and how many tokens it takes. */
function orderAt(tokens: readonly Token[], at: number): { order: string; length: number } | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === 'number' && endings.test(second?.text ?? '')) return { order: first.text, length: 2 };
  const word = first?.kind === 'name' ? ordinals.indexOf(first.text) : -1;
  return word < 0 ? null : { order: String(word + 3), length: 1 };
}

/** What stands at a place for a root, a logarithm or a power, and how many tokens it takes. */
function joinedAt(tokens: readonly Token[], at: number): { parts: Token[]; length: number } | null {
  const texts = [0, 1, 2, 3].map((by) => tokens[at + by]?.text ?? '');
  const [first, second = '', third = ''] = texts;
  const token = tokens[at];
  const make = (length: number, ...made: [Token['kind'], string][]) => {
    const place = { start: token?.start ?? 0, end: tokens[at + length - 1]?.end ?? 0 };
    const isSpaced = token?.isSpaced ?? false;
    return {
      length,
      parts: made.map(([kind, text], by) => ({ kind, text, ...place, isSpaced: isSpaced && by === 0 })),
    };
  };
  const isLog =
    /^log(?:arithm)?$/.test(first ?? '') && second === 'base' && tokens[at + 2]?.kind === 'number';
  if (isLog) return make(texts[3] === 'of' ? 4 : 3, ['name', `log_${third}`]);
  // `log 8 base 2`.
  const isTurned = first === 'log' && third === 'base' && tokens[at + 3]?.kind === 'number';
  if (isTurned && tokens[at + 1]?.kind === 'number')
    return make(4, ['name', `log_${texts[3] ?? ''}`], ['number', second]);
  const hasTo = first === 'to' && second === 'the';
  const sign = hasTo && third === 'minus' ? 1 : 0;
  const [power, behind] = [tokens[at + 2 + sign], tokens[at + 3 + sign]];
  // In `10 to the 5` nothing is converted.
  if (hasTo && power?.kind === 'number' && (behind?.kind !== 'name' || isKeyword(behind))) {
    const minus = sign === 1 ? [['operator', '-'] as [Token['kind'], string]] : [];
    return make(3 + sign, ['operator', '^'], ...minus, ['number', power.text]);
  }
  const found = orderAt(tokens, hasTo ? at + 2 : at);
  if (!found) return null;
  const { order, length } = found;
  const word = (by: number) => tokens[at + length + by]?.text;
  if (hasTo) {
    const hasPower = word(2) === 'power';
    if (!hasPower && length === 1) return null;
    return make(2 + length + Number(hasPower), ['operator', '^'], ['number', order]);
  }
  return word(0) === 'root' && word(1) === 'of' ? make(length + 2, ['power', order], ['name', '√']) : null;
}

/** Reads `3rd root of` as a root sign with its order, `to the 3rd power` as `^3`, `log base 2 of` as `log_2`. */
export function withRoots(tokens: readonly Token[]): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = joinedAt(tokens, at);
    const token = tokens[at];
    if (found) {
      joined.push(...found.parts);
      at += found.length - 1;
    } else if (token) joined.push(token);
  }
  return joined;
}
