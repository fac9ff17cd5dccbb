import { findConstant } from '../evaluate/constants';
import { bodiesOf, freeNames, walk } from '../sheet/free-names';
import { ownerOf } from '../sheet/table/table-columns';
import { findUnit } from '../units/find-unit';
import { Quantity } from '../values/quantity';
import { constantStep, explainStep } from './explain-step';
import type { Explanation, ExplainStep } from './explanation';
import type { ExplainedCell, SheetView } from './explain-view';
import { findCause } from './find-cause';
import { isGiven } from './is-given';
import type { StatementPlace } from './statement-value';

/** The most steps, and the most given values, that an explanation writes out. */
const most = 30;

/** How a cell came to its result; null where there is nothing to explain. */
export function explainCell(view: SheetView, id: string): Explanation | null {
  const cell = view.cell(id);
  if (!cell) return null;
  const cause = findCause(view, cell);
  const places = chainOf(view, cell);
  if (!cause && places.every(({ statement }) => statement.type === 'help')) return null;
  const isValue = ({ cell: { failure }, statement }: StatementPlace) => !failure && isGiven(statement);
  const given = places.filter(isValue);
  const computed = places.filter((place) => !isValue(place));
  const explain = (all: readonly StatementPlace[]) =>
    all.slice(0, most).map((place): ExplainStep => {
      const step = explainStep(view, place, (name) => placeOf(view, place.cell, name));
      return place.cell === cause ? { ...step, error: cause.failure?.message ?? null } : step;
    });
  const { settings } = view.surroundings(id);
  const constants = constantsIn(view, computed.slice(0, most)).map((name) => constantStep(name, settings));
  return {
    steps: explain(computed),
    givens: [...explain(given), ...constants.filter((step): step is ExplainStep => step !== null)],
    more: Math.max(computed.length - most, 0) + Math.max(given.length - most, 0),
    cause: cause && {
      id: ownerOf(cause.id),
      name: cause.read.defines.at(-1)?.name ?? null,
      message: cause.failure?.message ?? '',
    },
  };
}

/** The statements that a cell came from, itself first, then by how many names lie between. */
function chainOf(view: SheetView, cell: ExplainedCell): StatementPlace[] {
  const own = cell.chosen.map((statement, at) => ({ cell, at, statement }));
  // The result of a cell is that of its last statement.
  const queue = [...own.slice(-1), ...own.slice(0, -1)];
  const seen = new Set<string>();
  const chain: StatementPlace[] = [];
  for (const place of queue) {
    const key = `${place.at} ${place.cell.id}`;
    if (seen.has(key)) continue;
    seen.add(key);
    chain.push(place);
    for (const { name } of freeNames(place.statement)) {
      const next = placeOf(view, place.cell, name);
      if (next) queue.push(next);
    }
  }
  return chain;
}

/** Where a name is defined: in the same cell, else in the one that defines it. */
function placeOf(view: SheetView, cell: ExplainedCell, name: string): StatementPlace | null {
  const isOwn = cell.read.defines.some((one) => one.name === name);
  const definer = isOwn ? cell : view.definerOf(name);
  const at = definer?.chosen.findIndex((one) => one.type === 'define' && one.name === name) ?? -1;
  const statement = definer?.chosen[at];
  return definer && statement ? { cell: definer, at, statement } : null;
}

/** Constants with a unit that the formulas use, such as `g` where no cell defines it. */
function constantsIn(view: SheetView, places: readonly StatementPlace[]): string[] {
  const found = new Set<string>();
  for (const { cell, statement } of places) {
    if (statement.type !== 'define' && statement.type !== 'value') continue;
    const units = new Set<string>();
    for (const body of bodiesOf(statement))
      walk(body, (node) => {
        if (node.type === 'name' && node.isUnit === true && findUnit(node.name)) units.add(node.name);
      });
    for (const { name } of freeNames(statement)) {
      const isConstant = findConstant(name) instanceof Quantity && !units.has(name);
      if (isConstant && !placeOf(view, cell, name)) found.add(name);
    }
  }
  return [...found];
}
