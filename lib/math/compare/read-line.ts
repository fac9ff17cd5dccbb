import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { readCell } from '../read/read-cell';
import { walk } from '../sheet/free-names';

/** The sign before a line, by which it follows from the line before. */
export type LineSign = '=' | '≈' | '<' | '>' | '≤' | '≥' | '⇒';

/** A line of a derivation: a formula, or a condition such as an equation. */
export type Line = { sign: LineSign | null; isCondition: boolean; node: Node };

const signs: readonly [typed: string, sign: LineSign][] = [
  ['<=>', '⇒'],
  ['=>', '⇒'],
  ['⇔', '⇒'],
  ['⇒', '⇒'],
  ['→', '⇒'],
  ['<=', '≤'],
  ['>=', '≥'],
  ['≤', '≤'],
  ['≥', '≥'],
  ['≈', '≈'],
  ['~=', '≈'],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
];

/**
 * Reads lines that belong together: a letter that stands alone in one of them is a name in all, and no unit. A line
 * that cannot be read gives its `MathError`, with the place of the fault in that line.
 */
export function readLines(sources: readonly string[], decimalSign: '.' | ','): (Line | MathError)[] {
  const read = (bound: ReadonlySet<string>) =>
    sources.map((source) => {
      try {
        return readLine(source, decimalSign, bound);
      } catch (error) {
        if (error instanceof MathError) return error;
        throw error;
      }
    });
  const names = new Set<string>();
  for (const line of read(new Set()))
    if (!(line instanceof MathError))
      walk(line.node, (node) => {
        if (node.type === 'name' && node.isUnit !== true) names.add(node.name);
      });
  return read(names);
}

function readLine(source: string, decimalSign: '.' | ',', bound: ReadonlySet<string>): Line {
  const before = /^\s*/.exec(source)?.[0].length ?? 0;
  const found = signs.find(([typed]) => source.startsWith(typed, before));
  const from = found ? before + found[0].length : 0;
  // Blanks keep every place where it was typed. An equation is read as the question whether it holds.
  const blank = ' '.repeat(from) + source.slice(from);
  const { text, toTyped } = doubleEquals(blank);
  try {
    const [statement, ...more] = readCell(text, decimalSign, { bound }).statements;
    if (statement?.type !== 'value' || more.length > 0)
      throw new MathError('syntax', 'A line of a derivation is one formula or one equation.');
    return { sign: found?.[1] ?? null, isCondition: isCondition(statement.body), node: statement.body };
  } catch (error) {
    if (error instanceof MathError && error.place) {
      error.place = { start: toTyped(error.place.start), end: toTyped(error.place.end) };
      // It would be put into another text than the typed one.
      error.repair = null;
    }
    throw error;
  }
}

/** `=` as `==`, and the way back to typed places. */
function doubleEquals(source: string): { text: string; toTyped: (place: number) => number } {
  const added: number[] = [];
  const text = source.replaceAll(/(?<![<>=!:])=(?![=>])/g, (_, at: number) => {
    added.push(at + added.length + 1);
    return '==';
  });
  return { text, toTyped: (place) => place - added.filter((at) => at < place).length };
}

function isCondition(node: Node): boolean {
  if (node.type === 'group') return isCondition(node.inner);
  if (node.type === 'not') return isCondition(node.operand);
  if (node.type === 'binary' && (node.operator === 'and' || node.operator === 'or'))
    return isCondition(node.left) && isCondition(node.right);
  return node.type === 'compare';
}
