import { MathError } from '../errors/math-error';
import type { Budget } from '../evaluate/budget';
import { mathjs } from '../evaluate/mathjs';
import { Evaluator, type Surroundings } from '../evaluate/evaluator';
import type { Node } from '../read/node';
import { displayValue } from '../show/display-value';
import type { Value } from '../values/value';
import { samplePoints, type Point } from './points';
import { isDefined } from './same-value';
import { variablesOf, type Definition, type Variable } from './variables';
import type { CounterExample } from './verdict';

/** Errors of a formula that has no value at a point; any other is a fault of the formula. */
const atPoint = new Set([
  ...['domain', 'division-by-zero', 'singular-matrix', 'index-range', 'empty-data'],
  'too-large',
]);

const chancePoints = 64;

type ComparerParts = {
  surroundings: Surroundings;
  definitionOf: (name: string) => Definition;
  budget: Budget;
};

/** Evaluates formulas at many values of their names, within one budget. */
export class Comparer {
  readonly variables: readonly Variable[];
  readonly points: readonly Point[];
  private readonly surroundings: Surroundings;
  private readonly definitionOf: (name: string) => Definition;
  private readonly budget: Budget;

  constructor(nodes: readonly Node[], { surroundings, definitionOf, budget }: ComparerParts) {
    this.budget = budget;
    this.surroundings = surroundings;
    this.definitionOf = definitionOf;
    this.variables = variablesOf(nodes, surroundings, definitionOf);
    this.points = samplePoints(this.variables, chancePoints, surroundings.settings.seed);
  }

  /** The evaluator at a point. Names that the sheet defines by formulas follow what varies. */
  at(point: Point): Evaluator {
    const known = new Map<string, Value>(point);
    const lookup = (name: string): Value | null => {
      const value = known.get(name);
      if (value !== undefined) return value;
      const definition = this.variables.length === 0 ? null : this.definitionOf(name);
      if (definition === null) return this.surroundings.lookup(name);
      const computed = evaluator.evaluate(definition.body);
      known.set(name, computed);
      return computed;
    };
    const evaluator = new Evaluator({ ...this.surroundings, lookup }, this.budget);
    return evaluator;
  }

  /** The value of a formula at a point; null where it has none. */
  valueAt(node: Node, point: Point): Value | null {
    try {
      const value = this.at(point).evaluate(node);
      return isDefined(value) ? value : null;
    } catch (error) {
      if (error instanceof MathError && atPoint.has(error.class)) return null;
      throw error;
    }
  }

  /** The same with 50 digits, for values that doubles cannot tell apart; null where that is not possible. */
  exactAt(value: Node, point: Point): Value | null {
    const { start, end } = value;
    const target = { kind: 'digits', count: 50 } as const;
    const exact = new Map(Array.from(point, ([name, size]) => [name, toExactNumber(size)]));
    try {
      return this.at(exact).evaluate({ type: 'convert', value, target, targetStart: end, start, end });
    } catch (error) {
      if (error instanceof MathError) return null;
      throw error;
    }
  }

  show(value: Value | null): string | null {
    const { settings } = this.surroundings;
    return value === null ? null : displayValue(value, { settings, typedFigures: 0 }).shown;
  }

  /** A point as an example against a line. Of many names those of the sheet are told, at most three. */
  example(point: Point, before: Value | null, after: Value | null): CounterExample {
    const told = this.variables.filter(({ known, isOfSheet }) => known === null || isOfSheet).slice(0, 3);
    return {
      at: told.map(({ name }) => ({ name, shown: this.show(point.get(name) ?? NaN) ?? '' })),
      before: this.show(before),
      after: this.show(after),
    };
  }
}

/** A double as the decimal that it prints as, with as many digits as wanted behind it. */
const toExactNumber = (value: Value): Value =>
  typeof value === 'number' && Number.isFinite(value) ? mathjs.bignumber(String(value)) : value;
