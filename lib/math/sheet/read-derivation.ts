import { readLines, type Line } from '../compare/read-line';
import { MathError } from '../errors/math-error';
import { writeNode } from '../show/write-node';
import { freeNames, type NameUse } from './free-names';
import { nothingRead, type ReadSource } from './read-source';
import { noNumbers } from './typed-numbers';

/** Longer derivations are refused: each line costs a comparison. */
const mostLines = 60;

/** Reads a derivation. Its first line may be a lone name: it is what the second line says, unless a cell defines it. */
export function readDerivation(source: string, decimalSign: '.' | ','): ReadSource {
  const typed = source.split('\n');
  if (typed.length > mostLines) {
    const error = new MathError('too-large', `A derivation has at most ${String(mostLines)} lines.`);
    return { ...nothingRead, error };
  }
  // Blanks before each line keep its places those in the whole source.
  let start = 0;
  const placed = typed.map((line) => {
    const at = start;
    start += line.length + 1;
    return ' '.repeat(at) + line;
  });
  const lines = readLines(
    placed.filter((line) => line.trim() !== ''),
    decimalSign,
  );
  const uses = new Map<string, NameUse>();
  for (const line of lines.filter(isRead))
    for (const use of namesOf(line)) if (!uses.has(use.name)) uses.set(use.name, use);
  return { ...nothingRead, ...offerOf(lines), lines, reading: readingOf(lines), uses: [...uses.values()] };
}

const isRead = (line: Line | MathError): line is Line => !(line instanceof MathError);

const namesOf = ({ node }: Line) =>
  freeNames({ type: 'value', body: node, start: node.start, end: node.end });

function offerOf(lines: readonly (Line | MathError)[]): Pick<ReadSource, 'offers' | 'statements' | 'typed'> {
  const [first, second] = lines;
  const isOffer = first && second && isRead(first) && isRead(second) && first.node.type === 'name';
  // A name cannot be defined by itself.
  if (!isOffer || first.node.type !== 'name' || second.isCondition)
    return { offers: [], statements: [], typed: [] };
  const { name, start, end } = first.node;
  if (namesOf(second).some((use) => use.name === name)) return { offers: [], statements: [], typed: [] };
  return {
    offers: [{ name, start, end, isCall: false }],
    statements: [
      { type: 'define', name, nameEnd: end, params: null, body: second.node, start, end: second.node.end },
    ],
    typed: [noNumbers],
  };
}

const readingOf = (lines: readonly (Line | MathError)[]): string | null =>
  lines
    .filter(isRead)
    .map(({ sign, node }) => `${sign === null ? '' : `${sign} `}${writeNode(node)}`)
    .join('\n') || null;
