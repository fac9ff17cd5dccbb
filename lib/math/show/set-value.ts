import type { Node } from '../read/node';
import { mapParts } from '../calculus/map-node';
import { isList, isMatrix } from '../values/classify';
import { Ratio } from '../values/ratio';
import type { Value } from '../values/value';
import { bothSolutions } from './both-roots';
import type { DisplayStyle } from './display-style';
import { nodeTex } from './node-tex';
import { nodeWords } from './words/node-words';
import { symbolTex } from './symbol-tex';
import { orGap } from './tex-parts';
import { valueNode } from './value-node';

/** A result as mathematics: its TeX, and the words of a screen reader. */
export type SetResult = { shownTex?: string; shownWords?: string };

/** Larger matrices stay text. */
const mostEntries = 64;

/**
 * What a line of plain text cannot show well: formulas, solutions and matrices. All other results are numbers, with or
 * without a unit, and read well as they are.
 */
export function setValue(value: Value, style: DisplayStyle): SetResult {
  if (typeof value !== 'object') return {};
  if (isList(value)) return isMatrix(value) ? setNode(matrixNode(value, style)) : {};
  if (!('kind' in value)) return {};
  if (value.kind === 'formula') return setNode(asProducts(value.node));
  if (value.kind !== 'solutions' || value.rows === 'all') return {};
  const { unknowns, rows, exact, ranges, wholeName } = value;
  if (ranges) return { shownTex: partsOf(ranges).map(nodeTex).join(orGap), shownWords: nodeWords(ranges) };
  const both = bothSolutions(value);
  if (both) return { shownTex: `${symbolTex(unknowns[0] ?? 'x')} = ${nodeTex(asProducts(both))}` };
  const solutions = rows.map((row) =>
    row.map((one, at) => ({
      name: unknowns[at] ?? 'x',
      node: valueNode(one instanceof Ratio ? one.value : one, style),
    })),
  );
  if (solutions.length === 0 || solutions.flat().some(({ node }) => node === null)) return {};
  const write = (part: { name: string; node: Node | null }, form: Node | null | undefined) => {
    if (!part.node) return '';
    const head = `${symbolTex(part.name)} = `;
    return form
      ? `${head}${nodeTex(asProducts(form))} \\approx ${nodeTex(part.node)}`
      : head + nodeTex(asProducts(part.node));
  };
  const written = solutions.map((row, at) => row.map((part) => write(part, exact?.[at])).join(',\\; '));
  const whole = wholeName === undefined ? '' : `,\\; ${symbolTex(wholeName)} \\in \\mathbb{Z}`;
  return { shownTex: written.join(orGap) + whole };
}

/** The parts between `or`. */
const partsOf = (node: Node): Node[] =>
  node.type === 'binary' && node.operator === 'or' ? [...partsOf(node.left), ...partsOf(node.right)] : [node];

const setNode = (node: Node | null): SetResult =>
  node === null ? {} : { shownTex: nodeTex(node), shownWords: nodeWords(node) };

function matrixNode(rows: readonly Value[][], style: DisplayStyle): Node | null {
  if (rows.length * (rows[0]?.length ?? 0) > mostEntries) return null;
  const nodes = rows.map((row) => row.map((entry) => valueNode(entry, style)));
  const isWhole = nodes.flat().every((node) => node !== null);
  return isWhole
    ? {
        type: 'list',
        rows: nodes.map((row) => row.filter((node) => node !== null)),
        isMatrix: true,
        start: 0,
        end: 0,
      }
    : null;
}

/** Nobody typed the signs of a computed formula, so its products have none: `3x² sin x`. */
function asProducts(node: Node): Node {
  const inner = mapParts(node, asProducts);
  if (inner.type !== 'binary' || inner.operator !== '*') return inner;
  return { ...inner, isImplied: !beginsWithNumber(inner.right) };
}

/** Between two numbers the sign stays: `2² · 3`. */
const beginsWithNumber = (node: Node): boolean =>
  node.type === 'number' || (node.type === 'binary' && node.operator === '^' && beginsWithNumber(node.left));
