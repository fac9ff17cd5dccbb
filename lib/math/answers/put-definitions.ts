import { nodesOf } from '../compare/claim';
import { readClaim } from '../compare/read-claim';
import { MathError } from '../errors/math-error';
import type { Node } from '../read/node';
import { partsOf } from '../sheet/free-names';

/** What a name stands for, as it was typed. */
export type TypedDefinition = { name: string; source: string };

/** The definition that a line is; null for any other line, such as `x = 2 or x = 3`. */
export function definitionIn(line: string): TypedDefinition | null {
  const found = /^\s*(\p{L}[\p{L}\p{N}_]*)\s*=\s*([^\s=<>≤≥≠][^=<>≤≥≠]*?)\s*$/u.exec(line);
  return found ? { name: found[1] ?? '', source: found[2] ?? '' } : null;
}

/**
 * A line in which names are replaced by what they stand for, in brackets. A definition is replaced by those before it,
 * so no ring of names goes on for ever. A text that cannot be read stays as it is.
 */
export function putDefinitions(
  text: string,
  definitions: readonly TypedDefinition[],
  decimalSign: '.' | ',',
): string {
  const known = new Map<string, string>();
  for (const { name, source } of definitions) known.set(name, replaceNames(source, known, decimalSign));
  return replaceNames(text, known, decimalSign);
}

/** Longer texts are no use to anybody, and names that stand for each other grow fast. */
const longest = 4000;

function replaceNames(text: string, known: ReadonlyMap<string, string>, decimalSign: '.' | ','): string {
  const places = new Map<number, string>();
  try {
    // As in a sheet, a unit right behind a number is one although there is such a name.
    const { claim } = readClaim(text, decimalSign, { names: new Set(known.keys()) });
    for (const node of nodesOf(claim)) collect(node, known, new Set(), places);
  } catch (error) {
    if (error instanceof MathError) return text;
    throw error;
  }
  let [put, from] = ['', 0];
  for (const [start, name] of [...places].sort(([one], [other]) => one - other)) {
    put += `${text.slice(from, start)}(${known.get(name) ?? name})`;
    from = start + name.length;
  }
  return put.length > longest ? text : put + text.slice(from);
}

function collect(
  node: Node,
  known: ReadonlyMap<string, string>,
  bound: ReadonlySet<string>,
  places: Map<number, string>,
): void {
  const isNamed = node.type === 'name' || node.type === 'call';
  if (isNamed && known.has(node.name) && !bound.has(node.name)) places.set(node.start, node.name);
  const binds = node.type === 'lambda' ? node.params : node.type === 'form' ? [node.variable] : [];
  const inner = new Set([...bound, ...binds]);
  for (const [at, part] of partsOf(node).entries()) collect(part, known, at === 0 ? inner : bound, places);
}
