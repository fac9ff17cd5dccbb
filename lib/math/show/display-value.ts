import type { SheetSettings } from '../sheet/settings';
import type { ResultKind } from '../sheet/cell-result';
import { displayUnit } from '../units/display-unit';
import { isBig, isComplex, isFunction, isList, isMatrix } from '../values/classify';
import { Quantity, scaleOf } from '../values/quantity';
import { Ratio } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { Solutions, Value } from '../values/value';
import { formatFigures, formatNumber, printDigits, writeNumber, type NumberStyle } from './format-number';
import { exponentOf, roundPlaces } from './round';
import { writeNode } from './write-node';
import { printUnit, writeUnit } from './write-unit';

/** What people and machines see of a value. */
export type Display = { kind: ResultKind; value: string | null; unit: string | null; shown: string };

/** Settings of a sheet, and the most figures that somebody typed in the cell. */
export type DisplayStyle = { settings: SheetSettings; typedFigures: number };

const plainFigures = 6;
const quantityFigures = 3;

/** How the numbers of a value are written. */
export function styleOf({ settings, typedFigures }: DisplayStyle, isQuantity: boolean): NumberStyle {
  return {
    decimals: settings.digits,
    figures: Math.max(isQuantity ? quantityFigures : plainFigures, Math.min(typedFigures, 15)),
    keepsDecimal: isQuantity,
    decimalSign: settings.decimalSign,
  };
}

/** A value for the result of a cell. */
export function displayValue(value: Value, style: DisplayStyle): Display {
  const number = (x: number) => formatNumber(x, styleOf(style, false));
  if (typeof value === 'number') return plain('number', writeNumber(value), number(value));
  if (typeof value === 'boolean') return plain('boolean', String(value), value ? 'true' : 'false');
  if (typeof value === 'string') return plain('text', value, `“${value}”`);
  if (value instanceof Ratio) return displayRatio(value, number);
  if (value instanceof Quantity) return displayQuantity(displayUnit(value), style);
  if (value instanceof Uncertain) return displayUncertain(value, style);
  if (isComplex(value)) return displayComplex(value.re, value.im, style);
  if (isBig(value))
    return plain('number', value.toString(), printDigits(value.toString(), style.settings.decimalSign));
  if (isList(value)) return displayList(value, style);
  if (isFunction(value)) return plain('function', null, `${value.name}(${value.params.join(', ')})`);
  if (value.kind === 'formula') {
    const written = writeNode(value.node);
    return plain(
      'expression',
      written,
      value.node.type === 'compare' ? written.replaceAll(' == ', ' = ') : written,
    );
  }
  if (value.kind === 'solutions') return displaySolutions(value, style);
  return displayRounded(value, style);
}

const plain = (kind: ResultKind, value: string | null, shown: string): Display => ({
  kind,
  value,
  unit: null,
  shown,
});

function displayRatio({ numerator, denominator, value }: Ratio, number: (x: number) => string): Display {
  if (denominator > 1_000_000) return plain('number', writeNumber(value), number(value));
  const exact = `${numerator < 0 ? '−' : ''}${Math.abs(numerator)}/${denominator}`;
  return plain('fraction', `${numerator}/${denominator}`, exact);
}

/** Degrees stand close to their number, every other unit after a blank. */
const joined = (number: string, unit: string) => (unit === '°' ? `${number}°` : `${number} ${unit}`);

function displayQuantity(quantity: Quantity, style: DisplayStyle): Display {
  const shown = joined(formatNumber(quantity.amount, styleOf(style, true)), printUnit(quantity.factors));
  return { kind: 'quantity', value: writeNumber(quantity.amount), unit: writeUnit(quantity.factors), shown };
}

/** The centre and the error of a measured value as they are shown: the error with two figures, both to one place. */
export function writeUncertain(
  value: Uncertain,
  style: DisplayStyle,
): { center: number | Quantity; middle: string; error: string } {
  const center = value.center instanceof Quantity ? displayUnit(value.center) : value.center;
  const [middle, error] = amountsOf(center, value);
  const places = error === 0 ? null : Math.max(1 - exponentOf(error), 0);
  const write = (x: number) =>
    places === null
      ? formatNumber(x, styleOf(style, false))
      : formatNumber(roundPlaces(x, places), {
          ...styleOf(style, false),
          decimals: style.settings.digits ?? places,
        });
  return { center, middle: write(middle), error: write(error) };
}

/** The centre and the error in the unit of the centre. */
const amountsOf = (center: number | Quantity, { error }: Uncertain): [middle: number, error: number] =>
  center instanceof Quantity ? [center.amount, error / scaleOf(center.factors)] : [center, error];

function displayUncertain(value: Uncertain, style: DisplayStyle): Display {
  const written = writeUncertain(value, style);
  const { center } = written;
  const [middle, error] = amountsOf(center, value);
  const pair = `${written.middle} ± ${written.error}`;
  const text = `${writeNumber(middle)} ± ${writeNumber(error)}`;
  if (!(center instanceof Quantity)) return plain('uncertain', text, pair);
  return {
    kind: 'uncertain',
    value: text,
    unit: writeUnit(center.factors),
    shown: `(${pair}) ${printUnit(center.factors)}`,
  };
}

function displayComplex(re: number, im: number, style: DisplayStyle): Display {
  const number = (x: number) => formatNumber(Math.abs(x) < 1e-15 ? 0 : x, styleOf(style, false));
  const size = number(Math.abs(im));
  const imaginary = size === '1' ? 'i' : `${size}i`;
  const shown =
    re === 0 ? `${im < 0 ? '−' : ''}${imaginary}` : `${number(re)} ${im < 0 ? '−' : '+'} ${imaginary}`;
  const value = `${writeNumber(re)} ${im < 0 ? '-' : '+'} ${writeNumber(Math.abs(im))}i`;
  return plain('complex', value, shown);
}

/** At most so many entries are written out for people. */
const shownEntries = 100;
/** Longer lists are not written out for machines. */
const mostWritten = 5_000;

function displayList(list: Value[], style: DisplayStyle): Display {
  const isLong = list.length * (isMatrix(list) ? (list[0]?.length ?? 0) : 1) > mostWritten;
  const entries = (isLong ? list.slice(0, shownEntries) : list).map((entry) => displayValue(entry, style));
  const units = new Set(entries.map(({ unit }) => unit));
  const written = (entry: Display) =>
    units.size > 1 ? JSON.stringify(`${entry.value ?? ''} ${entry.unit ?? ''}`.trim()) : jsonOf(entry);
  const separator = style.settings.decimalSign === ',' ? '; ' : ', ';
  const visible = entries.slice(0, shownEntries).map(({ shown }) => shown);
  const more = list.length > shownEntries ? [`… (${list.length} entries)`] : [];
  const [unit = null] = units.size === 1 ? units : [];
  return {
    kind: isMatrix(list) ? 'matrix' : 'list',
    value: isLong ? null : `[${entries.map(written).join(', ')}]`,
    unit,
    shown: `[${[...visible, ...more].join(separator)}]`,
  };
}

const jsonOf = ({ kind, value }: Display) =>
  kind === 'text' || kind === 'complex' || kind === 'fraction' ? JSON.stringify(value) : (value ?? 'null');

function displaySolutions({ unknowns, rows }: Solutions, style: DisplayStyle): Display {
  if (rows === 'all')
    return plain(
      'solutions',
      '"all"',
      unknowns.length > 1 ? 'infinitely many solutions' : `every ${unknowns[0] ?? 'x'}`,
    );
  if (rows.length === 0)
    return plain('solutions', '[]', style.settings.numbers === 'real' ? 'no real solution' : 'no solution');
  const cells = rows.map((row) => row.map((value) => displayValue(decimal(value), style)));
  const [first = []] = cells;
  if (unknowns.length > 1) {
    const rowOf = (row: Display[]) =>
      row.map(({ shown }, at) => `${unknowns[at] ?? ''} = ${shown}`).join(', ');
    const written = cells.map((row) => `[${row.map(jsonOf).join(', ')}]`).join(', ');
    return {
      kind: 'solutions',
      value: cells.length === 1 ? written : `[${written}]`,
      unit: first[0]?.unit ?? null,
      shown: cells.map(rowOf).join(' or '),
    };
  }
  const values = cells.flat();
  const unit = values[0]?.unit ?? null;
  return {
    kind: 'solutions',
    value: `[${values.map(jsonOf).join(', ')}]`,
    unit,
    shown: `${unknowns[0] ?? 'x'} = ${values.map(({ shown }) => shown).join(' or ')}`,
  };
}

const decimal = (value: Value): Value => (value instanceof Ratio ? value.value : value);

function displayRounded(
  { value, style: form, count }: Extract<Value, { kind: 'rounded' }>,
  style: DisplayStyle,
): Display {
  const { settings } = style;
  const inner = displayValue(value, style);
  const amount = value instanceof Quantity ? value.amount : value instanceof Ratio ? value.value : value;
  if (typeof amount !== 'number') return inner;
  const write = (text: string) => (value instanceof Quantity ? joined(text, printUnit(value.factors)) : text);
  const fixed = { decimals: count, figures: 15, keepsDecimal: false, decimalSign: settings.decimalSign };
  if (form === 'figures')
    return { ...inner, shown: write(formatFigures(amount, count, settings.decimalSign)) };
  if (form === 'decimals') return { ...inner, shown: write(formatNumber(amount, fixed)) };
  if (form === 'percent')
    return { ...inner, shown: `${formatNumber(amount * 100, styleOf(style, false))} %` };
  return { ...inner, shown: clock(value instanceof Quantity ? value.si : amount) };
}

function clock(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${seconds < 0 ? '−' : ''}${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
}
