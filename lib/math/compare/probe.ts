import { MathError } from '../errors/math-error';
import type { Budget } from '../evaluate/budget';
import { evaluateDigits } from '../evaluate/digits';
import { Evaluator } from '../evaluate/evaluator';
import { mathjs, restorePrecision } from '../evaluate/mathjs';
import type { Node, Statement } from '../read/node';
import { displayValue } from '../show/display-value';
import { isBuiltIn } from '../functions/built-in-names';
import { findConstant } from '../evaluate/constants';
import { freeNames, walk } from '../sheet/free-names';
import type { SheetSettings } from '../sheet/settings';
import { Quantity } from '../values/quantity';
import { Percent } from '../values/percent';
import { Ratio } from '../values/ratio';
import type { Value } from '../values/value';
import { namesIn } from './claim';
import { isFactor } from './spelling/factors-before-brackets';
import { wholeNames, type Point, type Variable } from './points';

/** What formulas are compared in: names with a value and their definitions, and how free names are taken. */
export type Scope = {
  settings: SheetSettings;
  lookup: (name: string) => Value | null;
  /** The statement that defines a name of the sheet; null for none. */
  definition: (name: string) => Statement | null;
  names: () => Iterable<string>;
  /** Whether a name that nothing defines is an unknown, also where a constant or a unit has it. */
  isUnknown: (name: string) => boolean;
  /** All work of one comparison counts against it. */
  budget: Budget;
};

/** A value; null where a formula has none, undefined where numbers are too large to tell. */
export type Outcome = Value | null | undefined;

const digits = 50;
const mostSteps = 40;

/** Evaluates formulas at points. Everything that it does counts against one budget. */
export class Probe {
  readonly scope: Scope;
  private readonly evaluator: Evaluator;
  private values: ReadonlyMap<string, Value> = new Map();
  private memo = new Map<string, Value>();
  private readonly reached = new Map<string, ReadonlySet<string>>();

  constructor(scope: Scope, numbers: SheetSettings['numbers'] = scope.settings.numbers) {
    this.scope = scope;
    restorePrecision();
    const surroundings = {
      cellId: 'compare',
      settings: { ...scope.settings, numbers },
      lookup: (name: string) => this.lookup(name),
      names: scope.names,
    };
    this.evaluator = new Evaluator(surroundings, scope.budget);
  }

  /** The evaluator at a point, for solvers. */
  at(point: Point): Evaluator {
    this.values = point.values;
    this.memo = new Map();
    return this.evaluator;
  }

  /** The value of a formula at a point. Throws where the formula itself is wrong. */
  evaluate(node: Node, point: Point): Outcome {
    try {
      const value = this.at(point).evaluate(node);
      return typeof value === 'object' && 'kind' in value && value.kind === 'rounded' ? value.value : value;
    } catch (error) {
      if (!(error instanceof MathError)) throw error;
      if (error.class === 'domain' || error.class === 'division-by-zero') return null;
      if (error.class === 'too-large') return undefined;
      throw error;
    }
  }

  /** Whether a formula divides by zero at a point. */
  isPole(node: Node, point: Point): boolean {
    try {
      this.at(point).evaluate(node);
      return false;
    } catch (error) {
      if (!(error instanceof MathError) || error.class === 'too-slow') throw error;
      return error.class === 'division-by-zero';
    }
  }

  /** The value with 50 digits; null where a formula has none, as with units. */
  evaluateDigits(node: Node, point: Point): Value | null {
    if (this.scope.settings.angle === 'deg' || this.evaluator.isComplex || !keepsDigits(node)) return null;
    const exact = new Map<string, Value>();
    for (const [name, value] of point.values) {
      if (typeof value !== 'number') return null;
      exact.set(name, mathjs.bignumber(value));
    }
    const needed = namesIn([node]);
    if (!needed.every(({ name }) => exact.has(name) || this.scope.lookup(name) === null)) return null;
    try {
      const evaluator = this.at({ values: exact, isSpecial: false });
      evaluator.budget.spend(2_000);
      return evaluateDigits(evaluator, node, digits, new Map());
    } catch (error) {
      if (error instanceof MathError && error.class === 'too-slow') throw error;
      restorePrecision();
      return null;
    }
  }

  /** A name in its own value, in a varied one, or computed from varied ones by its definition. */
  private lookup(name: string): Value | null {
    const varied = this.values.get(name) ?? this.memo.get(name);
    if (varied !== undefined) return varied;
    const statement = this.values.size === 0 ? null : this.scope.definition(name);
    if (statement?.type !== 'define' || statement.params !== null || !this.isVaried(name))
      return this.scope.lookup(name);
    const value = this.evaluator.budget.call(() => this.evaluator.evaluate(statement.body));
    this.memo.set(name, value);
    return value;
  }

  private isVaried(name: string): boolean {
    return [...this.leavesOf(name)].some((leaf) => this.values.has(leaf));
  }

  /** The names from which a name of the sheet is computed, down to those that only have a value. */
  leavesOf(name: string, depth = 0): ReadonlySet<string> {
    const known = this.reached.get(name);
    if (known) return known;
    const statement = depth < mostSteps ? this.scope.definition(name) : null;
    const needs = statement ? freeNames(statement).map((use) => use.name) : [];
    const inner = needs.filter((need) => need !== name && this.scope.definition(need) !== null);
    const leaves = inner.length === 0 ? [name] : inner.flatMap((need) => [...this.leavesOf(need, depth + 1)]);
    const found = new Set(leaves);
    this.reached.set(name, found);
    return found;
  }

  /** The names to vary in a comparison: unknowns of any side, and what both sides are computed from. */
  variablesOf(first: readonly Node[], second: readonly Node[]): Variable[] {
    const whole = wholeNames([...first, ...second]);
    const variables: Variable[] = [];
    for (const { name, isCall } of namesIn([...first, ...second])) {
      const isFree = this.scope.definition(name) === null && this.scope.lookup(name) === null;
      if (!isFree || (isCall && !isFactor(name)) || !this.scope.isUnknown(name)) continue;
      variables.push({ name, range: whole.has(name) ? 'whole' : 'free' });
    }
    const [left, right] = [first, second].map(
      (nodes) => new Set(namesIn(nodes).flatMap(({ name }) => [...this.leavesOf(name)])),
    );
    for (const name of left ?? []) {
      if (right?.has(name) !== true || this.scope.definition(name) === null || whole.has(name)) continue;
      const value = this.scope.lookup(name);
      if (value instanceof Ratio || value instanceof Percent) variables.push({ name, around: value.value });
      else if (typeof value === 'number' || value instanceof Quantity)
        variables.push({ name, around: value });
    }
    return variables;
  }

  show(value: Value): string {
    return displayValue(value, { settings: this.scope.settings, typedFigures: 0 }).shown;
  }
}

const angles = 'sin cos tan cot sec csc sinh cosh tanh'.split(' ');
const exactFunctions = new Set([
  ...angles,
  ...angles.flatMap((name) => [`a${name}`, `arc${name}`]),
  ...'sqrt √ exp ln lg lb log10 log2 log abs square cube pow nthRoot root'.split(' '),
]);

/** Whether every function in a formula works with many digits. */
function keepsDigits(node: Node): boolean {
  let isKept = true;
  walk(node, (part) => {
    if (part.type === 'call' && isBuiltIn(part.name) && !exactFunctions.has(part.name)) isKept = false;
    if (part.type === 'form' || part.type === 'prime' || part.type === 'quantity') isKept = false;
  });
  return isKept;
}

const mathConstants = new Set(['pi', 'π', 'tau', 'τ', 'e', 'i', 'inf', 'Infinity', '∞', 'true', 'false']);

/** Whether a name is a number that everybody knows, not a letter for an unknown. */
export const isMathConstant = (name: string): boolean =>
  mathConstants.has(name) && findConstant(name) !== null;

/** Whether formulas have the imaginary unit in them, so that they are about complex numbers. */
export const usesImaginary = (nodes: readonly Node[], scope: Scope): boolean =>
  namesIn(nodes).some(({ name }) => name === 'i') && scope.lookup('i') === null && !scope.isUnknown('i');
