import { asStatement, isStatement, namesIn, nodesOf } from '../compare/claim';
import { readClaim } from '../compare/read-claim';
import { MathError } from '../errors/math-error';
import { doubtfulWords } from '../read/doubts/settle-statement';
import type { Node, Statement } from '../read/node';
import { nodeTex } from '../show/node-tex';
import { writeNode } from '../show/write-node';
import type { StepSign } from './cell-result';
import type { NameUse } from './free-names';
import type { ReadSource } from './read-source';

/** A line of a derivation as it was read. `node` is null where it could not be. */
export type DerivationLine = {
  sign: StepSign | null;
  node: Node | null;
  tex: string | null;
  reading: string | null;
  error: MathError | null;
};

export type ReadDerivation = ReadSource & {
  lines: readonly DerivationLine[];
  /** The name that the derivation defines unless another cell does. */
  claim: NameUse | null;
};

const signs: readonly (readonly [typed: string, sign: StepSign])[] = [
  ['<=>', '⇔'],
  ['⇔', '⇔'],
  ['=>', '⇒'],
  ['⇒', '⇒'],
  ['→', '⇒'],
  ['->', '⇒'],
  ['<=', '≤'],
  ['≤', '≤'],
  ['>=', '≥'],
  ['≥', '≥'],
  ['~=', '≈'],
  ['≈', '≈'],
  ['==', '='],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
];

/**
 * Reads a derivation: the first line is its start, every other begins with a sign. A line without one continues with
 * `=`, or with `⇔` where it is an equation.
 */
export function readDerivation(
  source: string,
  decimalSign: '.' | ',',
  names: ReadonlySet<string>,
  isOwner: boolean,
): ReadDerivation {
  const said = new Set<string>();
  // A letter that stands alone in one line is an unknown in all: `pV` is no unit beside a p.
  const first = readLines(source, decimalSign, { names, letters: new Set() }, said);
  const lines = readLines(source, decimalSign, { names, letters: lettersAlone(first) }, said);
  const claim = claimOf(lines);
  const definition = isOwner && claim ? definitionOf(claim, lines) : null;
  const nodes = lines.flatMap(({ node }) => (node ? [node] : []));
  // A name that stands for a unit is one again once no cell defines it.
  const words = [...new Set([...doubtfulWords(nodes, names), ...said, ...names])];
  const uses = namesIn(nodes).filter(({ name }) => !definition || name !== claim?.name);
  return {
    statements: definition ? [definition] : [],
    error: null,
    reading: lines.map(({ sign, reading }) => `${sign ?? ''} ${reading ?? ''}`.trim()).join('\n') || null,
    tex: null,
    defines: definition && claim ? [claim] : [],
    uses,
    watches: [...(claim ? [claim.name] : []), ...words],
    words,
    doubtful: null,
    notices: [],
    typed: [],
    lines,
    claim,
  };
}

type KnownLetters = { names: ReadonlySet<string>; letters: ReadonlySet<string> };

function readLines(
  source: string,
  decimalSign: '.' | ',',
  known: KnownLetters,
  said: Set<string>,
): DerivationLine[] {
  const lines: DerivationLine[] = [];
  let start = 0;
  for (const text of source.split('\n')) {
    if (text.trim() !== '') lines.push(readLine(text, start, lines.length > 0, decimalSign, known, said));
    start += text.length + 1;
  }
  return lines;
}

const lettersAlone = (lines: readonly DerivationLine[]): Set<string> =>
  new Set(
    namesIn(lines.flatMap(({ node }) => (node ? [node] : [])))
      .filter(({ name, isCall }) => !isCall && name.length === 1)
      .map(({ name }) => name),
  );

function readLine(
  text: string,
  start: number,
  isContinued: boolean,
  decimalSign: '.' | ',',
  known: KnownLetters,
  said: Set<string>,
): DerivationLine {
  const indent = text.length - text.trimStart().length;
  const typed = isContinued ? signs.find(([sign]) => text.startsWith(sign, indent)) : undefined;
  const from = start + indent + (typed?.[0].length ?? 0);
  const sign = typed?.[1] ?? null;
  try {
    // Blanks before the line keep its places in the text of the cell.
    const read = readClaim(' '.repeat(from) + text.slice(from - start), decimalSign, known);
    for (const word of read.words) said.add(word);
    const node = read.claim.kind === 'formula' ? read.claim.node : asStatement(read.claim, 'x');
    if (!node || nodesOf(read.claim).length > 1)
      throw new MathError('not-supported', 'A derivation is of formulas and equations.', {
        start: from,
        end: start + text.length,
      });
    const bare = isContinued ? (isStatement(node) ? '⇔' : '=') : null;
    return {
      sign: sign ?? bare,
      node,
      tex: lineTex(node),
      reading: writeNode(node).replaceAll(' == ', ' = '),
      error: null,
    };
  } catch (error) {
    if (!(error instanceof MathError)) throw error;
    error.place ??= { start: from, end: start + text.length };
    return { sign, node: null, tex: null, reading: text.trim(), error };
  }
}

/** A line that is one name divided by another stays one line high. */
function lineTex(node: Node): string {
  const isFlat = node.type === 'binary' && node.operator === '/' && isName(node.left) && isName(node.right);
  return isFlat ? `${nodeTex(node.left)}/${nodeTex(node.right)}` : nodeTex(node);
}

const isName = ({ type }: Node) => type === 'name';

/** The name of a first line `a` or `a = …`, when a value follows and no line needs it. */
function claimOf(lines: readonly DerivationLine[]): NameUse | null {
  const [first, ...rest] = lines;
  if (!first?.node || !isValueSign(rest[0]?.sign)) return null;
  const { name, value } = splitDefinition(first.node);
  if (!name) return null;
  const needed = namesIn([...(value ? [value] : []), ...rest.flatMap(({ node }) => (node ? [node] : []))]);
  return needed.some((use) => use.name === name.name) ? null : name;
}

const isValueSign = (sign: StepSign | null | undefined) => sign === '=' || sign === '≈';

/** `a` alone, or `a = …` with its right side. */
export function splitDefinition(node: Node): { name: NameUse | null; value: Node | null } {
  const asUse = (left: Node | undefined): NameUse | null =>
    left?.type === 'name' ? { name: left.name, start: left.start, end: left.end, isCall: false } : null;
  if (node.type === 'name') return { name: asUse(node), value: null };
  if (node.type !== 'compare' || node.operators.join() !== '==') return { name: null, value: null };
  return { name: asUse(node.operands[0]), value: node.operands[1] ?? null };
}

/** The name has the value of the right side, or of the second line. */
function definitionOf(claim: NameUse, lines: readonly DerivationLine[]): Statement | null {
  const [first, second] = lines;
  const body = (first?.node ? splitDefinition(first.node).value : null) ?? second?.node ?? null;
  if (!body) return null;
  return {
    type: 'define',
    name: claim.name,
    nameEnd: claim.end,
    params: null,
    body,
    start: claim.start,
    end: body.end,
  };
}
