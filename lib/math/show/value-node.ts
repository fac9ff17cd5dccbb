import { CalendarDate } from '../dates/calendar-date';
import type { Node } from '../read/node';
import type { UnitFactor } from '../units/unit';
import { displayUnit } from '../units/display-unit';
import { isBig, isComplex, isList, isMatrix } from '../values/classify';
import { Percent } from '../values/percent';
import { Quantity } from '../values/quantity';
import { Ratio } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { Value } from '../values/value';
import { Whole } from '../values/whole';
import { largestDenominator, printWhole, writeUncertain } from './display-value';
import { amountStyle, styleOf, type DisplayStyle } from './display-style';
import { formatNumber } from './format-number';

/** Longer lists are not written into a formula. */
const mostEntries = 6;
/** Nobody has typed it. */
const nowhere = { start: 0, end: 0 };

/** A value as a part of a formula, with the figures that its result has; null where only its name can stand there. */
export function valueNode(value: Value, style: DisplayStyle): Node | null {
  const number = (x: number) => numberNode(formatNumber(x, styleOf(style, false)));
  if (typeof value === 'number') return Number.isNaN(value) ? null : number(value);
  if (typeof value === 'boolean') return { type: 'name', name: String(value), ...nowhere };
  if (typeof value === 'string') return { type: 'text', text: value, ...nowhere };
  if (value instanceof Ratio)
    return value.denominator > largestDenominator ? number(value.value) : ratioNode(value);
  if (value instanceof Whole) return numberNode(printWhole(value, style));
  if (value instanceof Percent) return valueNode(value.value, style);
  if (value instanceof CalendarDate) return { type: 'text', text: value.toString(), as: 'date', ...nowhere };
  if (value instanceof Quantity) return quantityNode(displayUnit(value), style);
  if (value instanceof Uncertain) return uncertainNode(value, style);
  if (isBig(value)) return null;
  if (isComplex(value)) return complexNode(value.re, value.im, number);
  if (isList(value)) return listNode(value, style);
  if (value.kind === 'rounded') return valueNode(value.value, style);
  return value.kind === 'formula' ? value.node : null;
}

/** A number that is written already, `−1.2 × 10⁸` as well. */
function numberNode(shown: string): Node {
  if (shown.startsWith('−')) return negative(numberNode(shown.slice(1)));
  if (shown === '∞') return { type: 'name', name: 'inf', ...nowhere };
  const [digits = '0', raisedDigits] = shown.split(' × 10');
  const text = raisedDigits === undefined ? digits : `${digits}e${lowered(raisedDigits)}`;
  return { type: 'number', value: Number(text.replace(',', '.')), text, ...nowhere };
}

const lowered = (digits: string) =>
  digits.replace(/./g, (sign) => (sign === '⁻' ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))));

const negative = (operand: Node): Node => ({ type: 'negative', operand, ...nowhere });

/** The sign stands before the number and its unit together. */
function withUnit(amount: Node, factors: readonly UnitFactor[]): Node {
  return amount.type === 'negative'
    ? negative(withUnit(amount.operand, factors))
    : { type: 'quantity', amount, factors, ...nowhere };
}

function ratioNode({ numerator, denominator }: Ratio): Node {
  const size: Node = {
    type: 'ratio',
    numerator: Math.abs(numerator),
    denominator,
    isMixed: false,
    ...nowhere,
  };
  return numerator < 0 ? negative(size) : size;
}

function quantityNode(quantity: Quantity, style: DisplayStyle): Node | null {
  const { amount, factors } = quantity;
  if (Number.isNaN(amount)) return null;
  return withUnit(numberNode(formatNumber(amount, amountStyle(quantity, style))), factors);
}

function uncertainNode(value: Uncertain, style: DisplayStyle): Node {
  const { center, middle, error } = writeUncertain(value, style);
  const pair = binary('±', numberNode(middle), numberNode(error));
  return center instanceof Quantity
    ? withUnit({ type: 'group', inner: pair, ...nowhere }, center.factors)
    : pair;
}

function complexNode(re: number, im: number, number: (x: number) => Node): Node {
  const unit: Node = { type: 'name', name: 'i', ...nowhere };
  const size = number(Math.abs(im));
  const imaginary = size.type === 'number' && size.text === '1' ? unit : binary('*', size, unit, true);
  if (re === 0) return im < 0 ? negative(imaginary) : imaginary;
  return binary(im < 0 ? '-' : '+', number(re), imaginary);
}

const binary = (operator: '±' | '*' | '+' | '-', left: Node, right: Node, isImplied = false): Node => ({
  ...{ type: 'binary', operator, left, right, isImplied },
  ...{ at: 0, ...nowhere },
});

function listNode(list: Value[], style: DisplayStyle): Node | null {
  const isRows = isMatrix(list);
  const rows: Value[][] = isRows ? list : [list];
  if (rows.flat().length > mostEntries) return null;
  const nodes = rows.map((row) =>
    row.map((entry) => valueNode(entry, style)).filter((node) => node !== null),
  );
  const isWhole = nodes.every((row, at) => row.length === rows[at]?.length);
  return isWhole ? { type: 'list', rows: nodes, isMatrix: isRows, ...nowhere } : null;
}
