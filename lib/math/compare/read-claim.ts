import { MathError } from '../errors/math-error';
import { Cursor, type KnownNames } from '../read/cursor';
import type { Node } from '../read/node';
import { doubtfulWords, settleFormula } from '../read/doubts/settle-statement';
import { requireReadable } from '../read/read-cell';
import { readFormula } from '../read/read-formula';
import { unexpected } from '../read/read-statement';
import type { Token } from '../read/token';
import { tokenize } from '../read/tokenize';
import { joinWords } from '../read/words/join-words';
import { isStatement, joinAll, type Claim } from './claim';
import { withGluedFunctions } from './spelling/functions-in-words';

/** `words` were read as signs; a name of the sheet comes before them. */
export type ReadClaim = { claim: Claim; tightUnits: readonly string[]; words: readonly string[] };

/** A capital U between the brackets of two intervals. */
const unionLetter = /(?<=[)\]]\s*)U(?=\s*[([])/g;
const none: ReadonlySet<string> = new Set();
const openings = '([{';
const closings = ')]}';

/**
 * Reads a line or an answer. In it `=` states that two sides are equal, `{…}` is a set, `(1, 3]` an interval, and `±`
 * stands for two values. `letters` are unknowns of other lines. Throws a `MathError` with the place of the fault.
 */
export function readClaim(
  source: string,
  decimalSign: '.' | ',',
  { bound = none, names = none, letters = none }: KnownNames & { letters?: ReadonlySet<string> } = {},
): ReadClaim {
  requireReadable(source);
  const [tight, said] = [new Set<string>(), new Set<string>()];
  const read = (tokens: readonly Token[]): Node => {
    const cursor = new Cursor(source, withEnd(tokens, source), decimalSign, { bound, names }, readFormula);
    const node = cursor.formula();
    if (cursor.peek().kind !== 'end') throw unexpected(cursor);
    for (const name of cursor.tightUnits) if (!cursor.spacedUnits.has(name)) tight.add(name);
    for (const word of [...cursor.words, ...doubtfulWords([node], names)]) said.add(word);
    return settleFormula(node, names, { isAlgebra: true, bound: new Set([...bound, ...letters]) });
  };
  // A union of intervals is read part by part; blanks keep every place.
  const parts = source.replace(unionLetter, '∪').split('∪');
  let from = 0;
  const claims = parts.map((part) => {
    const padded = ' '.repeat(from) + part;
    from += part.length + 1;
    const cut = withGluedFunctions(tokenize(padded, decimalSign, true), names, said);
    const { tokens, words } = joinWords(cut, names);
    for (const word of words) said.add(word);
    return claimOf(tokens, read, decimalSign);
  });
  const [only] = claims;
  const found = { tightUnits: [...tight], words: [...said] };
  if (only && claims.length === 1) return { claim: only, ...found };
  const intervals = claims.flatMap((claim) => (claim.kind === 'interval' ? claim.parts : []));
  if (intervals.length === claims.length) return { claim: { kind: 'interval', parts: intervals }, ...found };
  throw new MathError('not-supported', '∪ joins intervals.', { start: 0, end: source.length });
}

const withEnd = (tokens: readonly Token[], source: string): Token[] => {
  const end = tokens.at(-1)?.end ?? source.length;
  return [...tokens, { kind: 'end', text: '', start: end, end, isSpaced: false }];
};

function claimOf(tokens: readonly Token[], read: (tokens: readonly Token[]) => Node, sign: '.' | ','): Claim {
  const all = tokens.filter(({ kind }) => kind !== 'end' && kind !== 'line').map(statingEquality);
  const isMember = all[0]?.kind === 'name' && all[1]?.text === '∈';
  const own = isMember ? all.slice(2) : all;
  const [first, last] = [own[0], own.at(-1)];
  const inner = isWrapped(own) ? splitAt(own.slice(1, -1), sign === ',' ? [';'] : [',', ';']) : [];
  if (first?.text === '{' && last?.text === '}')
    return {
      kind: 'set',
      entries: own.length === 2 ? [] : inner.flatMap((part) => variants(part).map(read)),
    };
  const [from, to] = inner;
  const isInterval = first?.text === '(' || first?.text !== '[' || last?.text !== ']';
  if (from && to && inner.length === 2 && isInterval)
    return {
      kind: 'interval',
      parts: [
        { from: read(from), to: read(to), includesFrom: first?.text === '[', includesTo: last?.text === ']' },
      ],
    };
  const entries = splitAt(own, sign === ',' ? [';'] : [',', ';']).flatMap((part) => {
    const readings = variants(part).map(read);
    // Both signs of one equation are two cases; those of a number are two values.
    const joined = readings.every(isStatement) ? joinAll('or', readings) : null;
    return joined ? [joined] : readings;
  });
  const [only] = entries;
  const values = only && entries.length === 1 ? valuesIn(only) : [];
  if (values.length > 1) return { kind: 'set', entries: values };
  if (only && entries.length === 1)
    return isStatement(only) ? { kind: 'statement', node: withName(only) } : { kind: 'formula', node: only };
  if (!entries.every(isStatement)) return { kind: 'set', entries };
  const node = joinAll(isAboutOne(entries) ? 'or' : 'and', entries);
  return node ? { kind: 'statement', node } : { kind: 'formula', node: read(own) };
}

/** The values of `2 or −2`; a statement such as `A and B` is about names, and lists none. */
function valuesIn(node: Node): Node[] {
  if (node.type !== 'binary' || (node.operator !== 'or' && node.operator !== 'and'))
    return isStatement(node) || node.type === 'name' ? [] : [node];
  const [left, right] = [valuesIn(node.left), valuesIn(node.right)];
  return left.length > 0 && right.length > 0 ? [...left, ...right] : [];
}

/** `x = 2 or −2` as `x = 2 or x = −2`. */
function withName(node: Node): Node {
  if (node.type !== 'binary' || node.operator !== 'or') return node;
  const left = withName(node.left);
  const before = left.type === 'binary' && left.operator === 'or' ? left.right : left;
  const isNamed = before.type === 'compare' && before.operators.join() === '==';
  const [value, ...others] = valuesIn(node.right);
  const name = isNamed ? before.operands[0] : undefined;
  if (name?.type !== 'name' || !value || others.length > 0) return { ...node, left };
  const { start, end } = value;
  return {
    ...node,
    left,
    right: { type: 'compare', operators: ['=='], operands: [name, value], start, end },
  };
}

const statingEquality = (token: Token): Token =>
  token.kind === 'operator' && token.text === '=' ? { ...token, text: '==' } : token;

/** `x = 2, x = −2` are two values of one name; `x = 1, y = 2` hold together. */
function isAboutOne(nodes: readonly Node[]): boolean {
  const names = nodes.map((node) =>
    node.type === 'compare' && node.operands[0]?.type === 'name' ? node.operands[0].name : null,
  );
  return names.every((name) => name !== null && name === names[0]);
}

/** Whether the first bracket closes at the last token; the two may differ, as in `[1, 3)`. */
function isWrapped(tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]?.text ?? '', tokens.at(-1)?.text ?? ''];
  if (tokens.length < 2 || !isBracket(first, openings) || !isBracket(last, closings)) return false;
  let depth = 0;
  return tokens.every(({ text }, at) => {
    if (isBracket(text, openings)) depth += 1;
    if (isBracket(text, closings)) depth -= 1;
    return depth > 0 || at === tokens.length - 1;
  });
}

const isBracket = (text: string, among: string) => text.length === 1 && among.includes(text);

function splitAt(tokens: readonly Token[], signs: readonly string[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (isBracket(token.text, openings)) depth += 1;
    if (isBracket(token.text, closings)) depth -= 1;
    if (depth === 0 && token.kind === 'operator' && signs.includes(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Both readings of `±`. */
function variants(tokens: readonly Token[]): Token[][] {
  if (!tokens.some(({ text }) => text === '±')) return [[...tokens]];
  return ['+', '-'].map((sign) =>
    tokens.map((token) => (token.text === '±' ? { ...token, text: sign } : token)),
  );
}
