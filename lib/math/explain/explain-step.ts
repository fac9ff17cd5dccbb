import { findConstant } from '../evaluate/constants';
import type { Node, Statement } from '../read/node';
import { displayValue } from '../show/display-value';
import { nodeTex } from '../show/node-tex';
import { symbolTex } from '../show/symbol-tex';
import { valueNode } from '../show/value-node';
import { isRounded } from '../sheet/evaluate-cell';
import { bodiesOf } from '../sheet/free-names';
import type { SheetSettings } from '../sheet/settings';
import { ownerOf } from '../sheet/table/table-columns';
import { isList } from '../values/classify';
import type { ExplainStep, Written } from './explanation';
import type { SheetView } from './explain-view';
import { isGiven } from './is-given';
import { printFormula } from './print-formula';
import { putValues, without } from './put-values';
import { statementValue, type StatementPlace, type StatementValue } from './statement-value';

/** Constants are exact, or measured to more figures than a sheet usually shows. */
const constantFigures = 6;
/** Of a longer list only the first entries are written. */
const mostEntries = 12;

/** One statement as `name = formula = numbers = result`. `placeOf` finds where a name that it uses is defined. */
export function explainStep(
  view: SheetView,
  place: StatementPlace,
  placeOf: (name: string) => StatementPlace | null,
): ExplainStep {
  const { cell, statement } = place;
  const value = statementValue(view, place);
  const { result, relation } = value ? resultOf(value) : noResult;
  const formula = isGiven(statement) && result ? null : writeFormula(formulasOf(statement));
  const valueOf = without((name) => nodeOf(view, placeOf(name)), paramsOf(statement));
  const numbers = formula && writeFormula(formulasOf(statement).map((part) => putValues(part, valueOf)));
  const isNew = (written: Written | null, ...before: (Written | null)[]) =>
    written && before.every((one) => one?.plain !== written.plain) ? written : null;
  const isSolved = statement.type === 'solve' || statement.type === 'equation';
  return {
    id: ownerOf(cell.id),
    name: nameOf(statement),
    formula,
    numbers: isNew(numbers, formula, result),
    result: isNew(result, formula),
    relation: isSolved ? 'gives' : relation,
    error: null,
  };
}

/** A constant of nature, whose value no cell gives. */
export function constantStep(name: string, settings: SheetSettings): ExplainStep | null {
  const value = findConstant(name);
  if (value === null) return null;
  return {
    ...{ id: null, name: { tex: symbolTex(name), plain: name }, formula: null, numbers: null, error: null },
    ...resultOf({ value, style: { settings, typedFigures: constantFigures } }),
  };
}

function nameOf(statement: Statement): Written | null {
  if (statement.type !== 'define') return null;
  const { name, params } = statement;
  if (params === null) return { tex: symbolTex(name), plain: name };
  return {
    tex: `${symbolTex(name)}\\left(${params.map(symbolTex).join(', ')}\\right)`,
    plain: `${name}(${params.join(', ')})`,
  };
}

type Result = Pick<ExplainStep, 'result' | 'relation'>;

const noResult: Result = { result: null, relation: 'equals' };

/** What a cell shows as its result; a function has none. */
function resultOf({ value, style }: StatementValue): Result {
  const isLong = isList(value) && value.length > mostEntries;
  const display = displayValue(isLong ? value.slice(0, 3) : value, style);
  if (display.kind === 'function') return noResult;
  const kind = typeof value === 'object' && 'kind' in value ? value.kind : null;
  const node = isLong || kind === 'rounded' ? null : valueNode(value, style);
  const separator = style.settings.decimalSign === ',' ? ';' : ',';
  const shown = isLong ? display.shown.replace(/\]$/, `${separator} …]`) : display.shown;
  return {
    result: { tex: node && nodeTex(node), plain: kind === 'formula' && node ? printFormula(node) : shown },
    relation: isRounded(display) ? 'about' : 'equals',
  };
}

/** The node that stands for a name: null keeps the name, as for a function, a long list, or an error. */
function nodeOf(view: SheetView, place: StatementPlace | null): Node | null {
  const found = place && statementValue(view, place);
  return found && valueNode(found.value, found.style);
}

/** The formulas of a statement; an equation is one. */
function formulasOf(statement: Statement): readonly Node[] {
  if (statement.type !== 'equation') return bodiesOf(statement);
  const { left, right, start, end } = statement;
  return [{ type: 'compare', operators: ['=='], operands: [left, right], start, end }];
}

const paramsOf = (statement: Statement): readonly string[] =>
  statement.type === 'define' ? (statement.params ?? []) : [];

const writeFormula = (parts: readonly Node[]): Written | null =>
  parts.length === 0
    ? null
    : { tex: parts.map(nodeTex).join(',\\; '), plain: parts.map(printFormula).join(', ') };
