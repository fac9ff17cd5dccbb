import type { Node } from '../../read/node';
import { walk } from '../../sheet/free-names';
import { greatestDivisor } from '../../values/ratio';
import { bare } from './sum-parts';

const roots = new Set('sqrt √ cbrt ∛ nthRoot root'.split(' '));

/** Whether no fraction of whole numbers can be reduced, and no root and no i stands below a fraction bar. */
export function isLowestTerms(node: Node): boolean {
  let isLowest = true;
  walk(node, (part) => {
    if (part.type === 'ratio') isLowest &&= greatestDivisor(part.numerator, part.denominator) === 1;
    if (part.type !== 'binary' || part.operator !== '/') return;
    const [above, below] = [wholeNumber(part.left), wholeNumber(part.right)];
    if (above !== null && below !== null) isLowest &&= greatestDivisor(above, below) === 1;
    isLowest &&= !hasRoot(part.right);
  });
  return isLowest;
}

function wholeNumber(given: Node): number | null {
  const node = bare(given);
  if (node.type === 'negative') return wholeNumber(node.operand);
  return node.type === 'number' && Number.isInteger(node.value) ? node.value : null;
}

/** A root of a number, or i. */
function hasRoot(node: Node): boolean {
  let isFound = false;
  walk(node, (part) => {
    isFound ||= part.type === 'name' && part.name === 'i';
    isFound ||= part.type === 'call' && roots.has(part.name) && part.args.every(isConstant);
    if (part.type !== 'binary' || part.operator !== '^') return;
    const exponent = bare(part.right);
    isFound ||= exponent.type === 'binary' && exponent.operator === '/' && isConstant(part.left);
  });
  return isFound;
}

function isConstant(node: Node): boolean {
  let isFound = true;
  walk(node, (part) => {
    isFound &&= part.type !== 'name';
  });
  return isFound;
}
