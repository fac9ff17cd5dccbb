import { coefficientsOf } from '../algebra/divide-sum';
import { sumNeeds } from '../algebra/derive';
import { algebraOf } from '../algebra/evaluate-algebra';
import { isSolution } from '../algebra/guard';
import { SumReader } from '../algebra/read-sum';
import { attempt, simplifyNode } from '../algebra/simplify';
import { Algebra, numberOf } from '../algebra/sum';
import { together } from '../algebra/together';
import { compareNode } from '../algebra/write-sum';
import { substitute } from '../calculus/substitute';
import type { Evaluator } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import { namesOf } from './names-of';
import { solveFor } from './solve-for';

/** A formula for each unknown. */
export type Solution = ReadonlyMap<string, Node>;

const zero: Node = { type: 'number', value: 0, text: '0', start: 0, end: 0 };
const mostSolutions = 8;

/**
 * Solves formulas that are zero for several names, one after the other: each is put into those that are left. Other
 * names stay. Null where the rules do not reach, or could lose a solution.
 */
export function eliminate(
  evaluator: Evaluator,
  formulas: readonly Node[],
  unknowns: readonly string[],
): Solution[] | null {
  const found = formulas.length === unknowns.length ? solveRest(evaluator, formulas, unknowns) : null;
  const { guard } = algebraOf(evaluator);
  return (
    found?.filter((solution) =>
      formulas.every((one) => isSolution(substitute(one, solution), zero, guard)),
    ) ?? null
  );
}

function solveRest(
  evaluator: Evaluator,
  formulas: readonly Node[],
  unknowns: readonly string[],
): Solution[] | null {
  if (unknowns.length === 0) return [new Map()];
  const step = nextStep(evaluator, formulas, unknowns);
  if (!step) return null;
  const { formula, name, nodes } = step;
  const others = unknowns.filter((one) => one !== name);
  const solutions: Solution[] = [];
  for (const node of nodes) {
    const left = formulas
      .filter((one) => one !== formula)
      .map((one) => substitute(one, new Map([[name, node]])));
    const rest = solveRest(evaluator, left, others);
    if (!rest || solutions.length + rest.length > mostSolutions) return null;
    for (const solution of rest) {
      const own = attempt(() => simplifyNode(substitute(node, solution), algebraOf(evaluator)));
      if (own) solutions.push(new Map([...solution, [name, own]]));
    }
  }
  return solutions;
}

type Step = { formula: Node; name: string; nodes: Node[] };

/** The formula and the name of it with the fewest solutions. */
function nextStep(evaluator: Evaluator, formulas: readonly Node[], unknowns: readonly string[]): Step | null {
  let best: Step | null = null;
  for (const name of unknowns)
    for (const formula of formulas) {
      if (!namesOf([formula]).includes(name) || !isSafe(evaluator, formula, name, unknowns)) continue;
      const exact = solveFor(evaluator, compareNode(formula, zero), name);
      if (!exact || exact.wholeName !== null) continue;
      if (exact.nodes.length === 1) return { formula, name, nodes: exact.nodes };
      if (!best || exact.nodes.length < best.nodes.length) best = { formula, name, nodes: exact.nodes };
    }
  return best;
}

/** Whether no solution is lost by a division: what stands before the highest power is never zero. */
function isSafe(evaluator: Evaluator, formula: Node, name: string, unknowns: readonly string[]): boolean {
  const scope = algebraOf(evaluator);
  const parts = attempt(() => {
    const reader = new SumReader(new Algebra(true, scope.spend), scope.angle);
    return coefficientsOf(together(reader.read(formula), reader.algebra).above, { kind: 'name', name });
  });
  const [last = [], first = []] = parts ? [parts.at(-1), parts[0]] : [];
  // A name that also stands in a function, as in |x|, is no power alone.
  if (!parts || parts.length < 2 || parts.some((part) => sumNeeds(part, name))) return false;
  const isFixed = !unknowns.some((one) => sumNeeds(last, one));
  // In `x y = 6` neither can be zero.
  const isProduct = parts.length === 2 && last.length === 1 && (numberOf(first)?.over ?? 0n) !== 0n;
  return isFixed || isProduct;
}
