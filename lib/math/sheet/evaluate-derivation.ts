import type { Scope } from '../compare/probe';
import { Probe } from '../compare/probe';
import { isStatement } from '../compare/claim';
import type { MathError } from '../errors/math-error';
import { Budget } from '../evaluate/budget';
import { findConstant } from '../evaluate/constants';
import { Evaluator } from '../evaluate/evaluator';
import type { Surroundings } from '../evaluate/evaluation';
import { restorePrecision } from '../evaluate/mathjs';
import type { Node, Statement } from '../read/node';
import type { CellResult, DerivationStep } from './cell-result';
import { checkStep, type Checked as CheckedStep } from './check-step';
import { blankResult, type CellValues } from './evaluate-cell';
import { toCellError, toMathError } from './to-cell-error';
import { splitDefinition, type DerivationLine, type ReadDerivation } from './read-derivation';

type Evaluated = { result: CellResult; values: CellValues; failure: MathError | null };

/** Checks every line of a derivation against the one before, and gives the name that it defines its value. */
export function evaluateDerivation(
  id: string,
  source: string,
  read: ReadDerivation,
  surroundings: Surroundings,
  definition: (name: string) => Statement | null,
): Evaluated {
  restorePrecision();
  const { values, failure } = valueOf(read, surroundings);
  const scope: Scope = {
    settings: surroundings.settings,
    lookup: (name) => values.get(name) ?? surroundings.lookup(name),
    definition,
    names: surroundings.names,
    isUnknown: (name) => findConstant(name) === null,
    budget: new Budget(),
  };
  let before: Node | null = null;
  let hasFailed = false;
  const steps = read.lines.map((line, at): DerivationStep => {
    const checked = at === 0 ? startOf(line) : stepOf(before, line, scope, isDefining(read, at));
    before = sideFor(line, read.lines[at + 1]);
    const { tex, reading } = line;
    // What stands below the first failure builds on it.
    const fault = hasFailed ? undefined : checked.findFault?.();
    hasFailed ||= fault !== undefined;
    return {
      sign: line.sign,
      tex,
      reading,
      outcome: checked.outcome,
      counterexample: checked.counterexample,
      isEquation: line.node !== null && isStatement(line.node),
      ...(fault !== undefined && { fault }),
      error: checked.error && toCellError(checked.error, source),
    };
  });
  const error = steps.find((step) => step.error !== null)?.error ?? null;
  const kind = error ? 'error' : read.lines.length === 0 ? 'empty' : 'derivation';
  return { result: { ...blankResult(id, read), kind, error, steps }, values, failure };
}

type Checked = CheckedStep & { error: MathError | null };

const startOf = ({ error }: DerivationLine): Checked => ({
  outcome: error ? 'error' : 'start',
  counterexample: null,
  error,
});

function stepOf(before: Node | null, line: DerivationLine, scope: Scope, isDefinition: boolean): Checked {
  if (line.error || !line.node) return { outcome: 'error', counterexample: null, error: line.error };
  if (isDefinition) return { outcome: 'follows', counterexample: null, error: failureOf(line.node, scope) };
  if (!before) return { outcome: 'not-proven', counterexample: null, error: null };
  try {
    return { ...checkStep(before, line.sign ?? '=', line.node, scope), error: null };
  } catch (thrown) {
    const error = toMathError(thrown);
    const isOwn = isInside(error, line.node) && error.class !== 'too-slow';
    const isWrong = isOwn && (error.class === 'not-supported' || failureOf(line.node, scope) !== null);
    return { outcome: isWrong ? 'error' : 'not-proven', counterexample: null, error: isWrong ? error : null };
  }
}

const isInside = ({ place }: MathError, { start, end }: Node) =>
  place !== null && place.start >= start && place.end <= end;

/** What is wrong with a line by itself; null for a line with unknowns, whose units nobody can know. */
function failureOf(node: Node, scope: Scope): MathError | null {
  const probe = new Probe(scope);
  if (isStatement(node) || probe.variablesOf([node], []).length > 0) return null;
  try {
    probe.evaluate(node, { values: new Map(), isSpecial: false });
    return null;
  } catch (error) {
    return toMathError(error);
  }
}

/** The second line below a lone name is the name's definition. */
const isDefining = ({ statements, lines }: ReadDerivation, at: number): boolean =>
  at === 1 && statements.length > 0 && lines[0]?.node?.type === 'name';

/** Of `a = F/m` the right side goes on where a value follows, and the whole where an equation does. */
function sideFor({ node }: DerivationLine, next: DerivationLine | undefined): Node | null {
  if (!node || next?.sign === '⇒' || next?.sign === '⇔') return node;
  return (next && splitDefinition(node).value) ?? node;
}

function valueOf(
  { statements }: ReadDerivation,
  surroundings: Surroundings,
): { values: CellValues; failure: MathError | null } {
  const [statement] = statements;
  const values: CellValues = new Map();
  if (statement?.type !== 'define') return { values, failure: null };
  try {
    values.set(statement.name, new Evaluator(surroundings).evaluate(statement.body));
    return { values, failure: null };
  } catch (error) {
    return { values, failure: toMathError(error) };
  }
}
