import { MathError } from '../errors/math-error';
import { Evaluator } from '../evaluate/evaluator';
import { restorePrecision } from '../evaluate/mathjs';
import type { Node, Statement } from '../read/node';
import type { DisplayStyle } from '../show/display-style';
import { evaluateStatement, finish } from '../sheet/evaluate-cell';
import { noNumbers, styleFor } from '../sheet/typed-numbers';
import type { Value } from '../values/value';
import type { ExplainedCell, SheetView } from './explain-view';

/** One statement of a cell. */
export type StatementPlace = { cell: ExplainedCell; at: number; statement: Statement };

/** The value of a statement, and how its numbers are written. */
export type StatementValue = { value: Value; style: DisplayStyle };

/**
 * What a statement came to; null for what has no value, and after an error. Only a statement without a name is
 * evaluated for it.
 */
export function statementValue(view: SheetView, place: StatementPlace): StatementValue | null {
  const { cell, at, statement } = place;
  const surroundings = view.surroundings(cell.id);
  const typed = cell.read.typed[at] ?? noNumbers;
  const value =
    statement.type === 'define'
      ? dressed(cell.values.get(statement.name) ?? null, statement.body)
      : cell.failure
        ? null
        : evaluated(view, place);
  return value === null ? null : { value, style: styleFor(surroundings.settings, typed) };
}

function evaluated(view: SheetView, { cell, at, statement }: StatementPlace): Value | null {
  if (statement.type === 'plot' || statement.type === 'help') return null;
  const surroundings = view.surroundings(cell.id);
  restorePrecision();
  const evaluator = new Evaluator({
    ...surroundings,
    lookup: (name) => cell.values.get(name) ?? surroundings.lookup(name),
  });
  try {
    return finish(evaluateStatement(evaluator, statement), cell.read.typed[at] ?? noNumbers);
  } catch (error) {
    // Some of what it needs may not be evaluated yet.
    if (error instanceof MathError) return null;
    throw error;
  }
}

/** A name keeps its value alone. How it is to be shown is asked of its formula again: `to 3 sf`. */
function dressed(value: Value | null, body: Node): Value | null {
  if (value === null) return null;
  if (body.type === 'group') return dressed(value, body.inner);
  if (body.type === 'share') return { kind: 'rounded', value, style: 'percent', count: 2 };
  if (body.type !== 'convert') return value;
  const { target } = body;
  switch (target.kind) {
    case 'unit':
    case 'fraction':
    case 'decimal':
      return value;
    case 'base':
      return { kind: 'rounded', value, style: 'base', count: target.radix };
    case 'percent':
    case 'clock':
    case 'dms':
    case 'mixed':
    case 'scientific':
      return { kind: 'rounded', value, style: target.kind, count: 0 };
    case 'digits':
    case 'figures':
      return { kind: 'rounded', value, style: 'figures', count: target.count };
    case 'decimals':
      return { kind: 'rounded', value, style: 'decimals', count: target.count };
    case 'nearest':
      return { kind: 'rounded', value, style: 'decimals', count: target.places };
  }
}
