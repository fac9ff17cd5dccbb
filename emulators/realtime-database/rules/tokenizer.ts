import { RulesError } from './rules-error';

export type Token =
  | { readonly kind: 'constant'; readonly value: string | number | RegExp }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'operator'; readonly text: string };

const pattern = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)`,
    String.raw`(?<name>[A-Za-z_$][\w$]*)`,
    String.raw`(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')`,
    String.raw`(?<operator>===|!==|==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,()[\]])`,
  ].join('|'),
  'y',
);

/** A regular expression literal with its flags; `/` inside a character class does not end it. */
const regexLiteral = /\/((?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+)\/([a-z]*)/y;

/** Splits a rule expression into tokens. @throws RulesError */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < source.length) {
    const isRegex = source[position] === '/' && startsOperand(tokens.at(-1));
    const { token, end } = isRegex ? readRegex(source, position) : readToken(source, position);
    if (token) tokens.push(token);
    position = end;
  }
  return tokens;
}

type Reading = { readonly token: Token | null; readonly end: number };

/** After an operator a `/` begins a regular expression; after a value it divides. */
function startsOperand(previous: Token | undefined): boolean {
  if (!previous) return true;
  return previous.kind === 'operator' && previous.text !== ')' && previous.text !== ']';
}

function readRegex(source: string, start: number): Reading {
  regexLiteral.lastIndex = start;
  const match = regexLiteral.exec(source);
  if (!match) throw new RulesError('Unterminated regular expression.');
  try {
    const value = new RegExp(match[1] ?? '', match[2] ?? '');
    return { token: { kind: 'constant', value }, end: regexLiteral.lastIndex };
  } catch (cause) {
    throw new RulesError(`Invalid regular expression ${match[0]}.`, { cause });
  }
}

function readToken(source: string, start: number): Reading {
  pattern.lastIndex = start;
  const groups = pattern.exec(source)?.groups;
  if (!groups) throw new RulesError(`Unexpected '${source.charAt(start)}'.`);
  return { token: toToken(groups), end: pattern.lastIndex };
}

function toToken(groups: Readonly<Record<string, string | undefined>>): Token | null {
  if (groups['number'] !== undefined) return { kind: 'constant', value: Number(groups['number']) };
  if (groups['name'] !== undefined) return { kind: 'name', text: groups['name'] };
  if (groups['string'] !== undefined) return { kind: 'constant', value: unquote(groups['string']) };
  if (groups['operator'] !== undefined) return { kind: 'operator', text: groups['operator'] };
  return null;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

function unquote(literal: string): string {
  return literal.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code: string) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return escapes[code] ?? code;
  });
}
