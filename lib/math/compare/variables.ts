import { findConstant } from '../evaluate/constants';
import type { Surroundings } from '../evaluate/evaluator';
import { findBuiltIn } from '../functions/registry';
import { freeNames } from '../sheet/free-names';
import type { Node } from '../read/node';
import { isBig, isFunction, toDouble } from '../values/classify';
import { Quantity } from '../values/quantity';
import type { Value } from '../values/value';

/** A name that takes other values while lines are compared. */
export type Variable = {
  name: string;
  /** Its value in the sheet, which the other values are like; null for a name without one. */
  known: number | Quantity | null;
  /** Whether a cell of the sheet says the value: constants of nature are not told in a counter-example. */
  isOfSheet: boolean;
};

/** How a name of the sheet is defined: by a formula, or by a value of its own. */
export type Definition = { body: Node } | null;

const fixed = new Set(['pi', 'π', 'tau', 'τ', 'e', 'i', 'inf', 'Infinity', '∞', 'true', 'false']);

/**
 * The names that vary in some formulas. A name that the sheet defines by a formula does not: those in its formula do.
 */
export function variablesOf(
  nodes: readonly Node[],
  surroundings: Surroundings,
  definitionOf: (name: string) => Definition,
): Variable[] {
  const found = new Map<string, Variable>();
  const seen = new Set<string>();
  const visit = (body: Node) => {
    for (const { name } of freeNames({ type: 'value', body, start: body.start, end: body.end })) {
      if (seen.has(name)) continue;
      seen.add(name);
      const inner = definitionOf(name);
      const value = surroundings.lookup(name);
      const isFormula = inner !== null && namesIn(inner.body).length > 0;
      if (isFormula) visit(inner.body);
      else if (value !== null) addKnown(name, value, true);
      else if (!fixed.has(name)) addUnknown(name);
    }
  };
  const addUnknown = (name: string) => {
    const constant = findConstant(name);
    if (constant instanceof Quantity) addKnown(name, constant, false);
    else if (constant === null && !findBuiltIn(name))
      found.set(name, { name, known: null, isOfSheet: false });
  };
  const addKnown = (name: string, value: Value, isOfSheet: boolean) => {
    const known = value instanceof Quantity ? value : toDouble(value);
    if (known !== null && !isFunction(value) && !(typeof value === 'object' && isBig(value)))
      found.set(name, { name, known, isOfSheet });
  };
  nodes.forEach(visit);
  return [...found.values()];
}

const namesIn = (body: Node) => freeNames({ type: 'value', body, start: body.start, end: body.end });
