import { findConstant } from '../evaluate/constants';
import type { Evaluator } from '../evaluate/evaluator';
import type { Surroundings } from '../evaluate/evaluation';
import { isCallable, isFunctionAlone } from '../functions/built-in-names';
import type { Node, Statement } from '../read/node';
import { freeNames } from '../sheet/free-names';
import { isFunction, isList } from '../values/classify';
import type { Value } from '../values/value';
import { axisOf } from './axis';

export type PlotStatement = Extract<Statement, { type: 'plot' }>;

/** The only name without a value; null where there is none, or more than one. */
export function findVariable(
  { bodies, start, end }: PlotStatement,
  surroundings: Surroundings,
): string | null {
  const free = bodies.flatMap((body) => freeNames({ type: 'value', body, start, end }));
  const unknown = new Set(
    free
      .filter(({ name, isCall }) => {
        if (surroundings.lookup(name) !== null || findConstant(name) !== null) return false;
        return isCall ? !isCallable(name) : !isFunctionAlone(name);
      })
      .map(({ name }) => name),
  );
  const [only] = unknown;
  if (only !== undefined && unknown.size === 1) return only;
  // A function by its name alone.
  const isFunctionName = bodies.some((body) => body.type === 'name' && isFunctionIn(surroundings, body.name));
  const isData = bodies.some(
    (body) => body.type === 'list' || (body.type === 'name' && isListIn(surroundings, body.name)),
  );
  return unknown.size === 0 && isFunctionName && !isData ? 'x' : null;
}

function isFunctionIn(surroundings: Surroundings, name: string): boolean {
  const value = surroundings.lookup(name);
  return value === null ? isFunctionAlone(name) : isFunction(value);
}

/** Lists are drawn as points, with functions among them. */
function isListIn(surroundings: Surroundings, name: string): boolean {
  const value = surroundings.lookup(name);
  return value !== null && isList(value);
}

/** The typed range, or one that shows twice the value of now. */
export function rangeOf(
  { from, to }: PlotStatement,
  evaluator: Evaluator,
  own: Value | null,
): [Value, Value] {
  if (from && to) return [evaluator.evaluate(from), evaluator.evaluate(to)];
  if (own !== null && !isList(own) && !isFunction(own)) {
    const doubled = axisOf([own], null);
    const size = doubled.read(own, null) ?? 0;
    if (size !== 0) return [doubled.make(Math.min(0, 2 * size)), doubled.make(Math.max(0, 2 * size))];
  }
  return [-10, 10];
}

/** Whether a name of the sheet depends on the variable. */
export function dependents(variable: string, definitionOf: (name: string) => Node | null) {
  const known = new Map<string, boolean>();
  const depends = (name: string): boolean => {
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, false);
    const body = definitionOf(name);
    const uses = body ? freeNames({ type: 'value', body, start: body.start, end: body.end }) : [];
    const isSo = uses.some((use) => use.name === variable || depends(use.name));
    known.set(name, isSo);
    return isSo;
  };
  return depends;
}
