import type { ResultKind } from '../sheet/cell-result';
import { CalendarDate } from '../dates/calendar-date';
import { displayUnit } from '../units/display-unit';
import { isBig, isComplex, isFunction, isList, isMatrix } from '../values/classify';
import { Percent } from '../values/percent';
import { Quantity, scaleOf } from '../values/quantity';
import { Ratio } from '../values/ratio';
import { Uncertain } from '../values/uncertain';
import type { FunctionValue, Report, Solutions, Value } from '../values/value';
import { Whole } from '../values/whole';
import { bothSolutions } from './both-roots';
import { amountStyle, plainFigures, styleOf, type DisplayStyle } from './display-style';
import { formatFigures, formatNumber, formatScientific, printDigits, writeNumber } from './format-number';
import { fractionForms } from './fraction-forms';
import { exponentOf, roundPlaces } from './round';
import { printNode } from './print-node';
import { writeNode } from './write-node';
import { placeUnit, printUnit, writeUnit } from './write-unit';

/** What people and machines see of a value. */
export type Display = { kind: ResultKind; value: string | null; unit: string | null; shown: string };

/** A value for the result of a cell. */
export function displayValue(value: Value, style: DisplayStyle): Display {
  const number = (x: number) => formatNumber(x, styleOf(style, false));
  if (typeof value === 'number') return plain('number', writeNumber(value), number(value));
  if (typeof value === 'boolean') return plain('boolean', String(value), value ? 'true' : 'false');
  if (typeof value === 'string') return plain('text', value, `“${value}”`);
  if (value instanceof Ratio) return displayRatio(value, number);
  if (value instanceof Whole) return plain('number', String(value.big), printWhole(value, style));
  if (value instanceof Percent) return displayValue(value.value, style);
  if (value instanceof Quantity) return displayQuantity(displayUnit(value), style);
  if (value instanceof Uncertain) return displayUncertain(value, style);
  if (isComplex(value)) return displayComplex(value.re, value.im, style);
  if (isBig(value))
    return plain('number', value.toString(), printDigits(value.toString(), style.settings.decimalSign));
  if (value instanceof CalendarDate) return plain('text', value.toString(), value.toString());
  if (isList(value)) return displayList(value, style);
  if (isFunction(value)) return displayFunction(value, style);
  if (value.kind === 'formula') {
    const written = writeNode(value.node);
    return plain('expression', written, printNode(value.node, style.settings.decimalSign));
  }
  if (value.kind === 'report') return displayReport(value, style);
  if (value.kind === 'solutions') return displaySolutions(value, style);
  return displayRounded(value, style);
}

/** A function of the sheet by its formula, a built-in one by its name. */
function displayFunction({ name, params, body }: FunctionValue, { settings }: DisplayStyle): Display {
  if (body) return plain('function', null, printNode(body, settings.decimalSign));
  return plain('function', null, `${name}(${params.join(', ')})`);
}

const plain = (kind: ResultKind, value: string | null, shown: string): Display => ({
  kind,
  value,
  unit: null,
  shown,
});

/** Fractions with a larger denominator are shown as decimals. */
export const largestDenominator = 1_000_000;

/** All digits of a whole number; a power of ten where most of them are zeros. */
export function printWhole({ big, value }: Whole, style: DisplayStyle): string {
  const digits = String(big).replace(/^-/, '');
  const isRound = digits.replace(/0+$/, '').length <= plainFigures;
  return isRound
    ? formatNumber(value, { ...styleOf(style, false), decimals: null })
    : `${big < 0n ? '−' : ''}${digits}`;
}

function displayRatio({ numerator, denominator, value }: Ratio, number: (x: number) => string): Display {
  if (denominator > largestDenominator) return plain('number', writeNumber(value), number(value));
  const exact = `${numerator < 0 ? '−' : ''}${Math.abs(numerator)}/${denominator}`;
  return plain('fraction', `${numerator}/${denominator}`, exact);
}

function displayQuantity(quantity: Quantity, style: DisplayStyle): Display {
  const { factors } = quantity;
  const number = formatNumber(quantity.amount, amountStyle(quantity, style));
  const shown = placeUnit(number, factors, printUnit(factors));
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
  ['text', 'complex', 'fraction', 'expression'].includes(kind) ? JSON.stringify(value) : (value ?? 'null');

function displaySolutions(solutions: Solutions, style: DisplayStyle): Display {
  const { unknowns, rows, exact, ranges, wholeName } = solutions;
  if (ranges) return plain('solutions', writeNode(ranges), printNode(ranges, style.settings.decimalSign));
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
  const name = unknowns[0] ?? 'x';
  const isExact = exact?.some((node) => node !== null) === true;
  if (isExact || values.some(({ kind }) => kind === 'expression')) {
    const written = values.map(({ shown }, at) => {
      const node = exact?.[at];
      return node ? `${printNode(node, style.settings.decimalSign)} ≈ ${shown}` : shown;
    });
    const [first = '', second] = written;
    const isBoth = !isExact && written.length === 2 && first === `−${second ?? ''}`;
    const both = bothSolutions(solutions);
    const signed = both ? printNode(both, style.settings.decimalSign) : isBoth ? `±${second ?? ''}` : null;
    const all =
      signed === null ? written.map((one) => `${name} = ${one}`).join(' or ') : `${name} = ${signed}`;
    return {
      kind: 'solutions',
      value: `[${values.map(jsonOf).join(', ')}]`,
      unit,
      shown: wholeName === undefined ? all : `${all}, ${wholeName} whole`,
    };
  }
  const both = values.every(({ kind }) => kind === 'complex')
    ? bothSigns(values.map(({ shown }) => shown))
    : null;
  return {
    kind: 'solutions',
    value: `[${values.map(jsonOf).join(', ')}]`,
    unit,
    shown: `${name} = ${both ?? values.map(({ shown }) => shown).join(' or ')}`,
  };
}

/** Figures of a number in a sentence. */
const reportFigures = 4;

function displayReport({ parts }: Report, style: DisplayStyle): Display {
  const number = { ...styleOf(style, false), figures: reportFigures };
  const write = (part: string | Value) =>
    typeof part === 'string'
      ? part
      : typeof part === 'number'
        ? formatNumber(part, number)
        : displayValue(part, { ...style, typedFigures: reportFigures }).shown;
  const words = parts.map(write).join('');
  return plain('text', words, words);
}

/** Two complex roots that differ in a sign: `±i`, `−1 ± 2i`. */
function bothSigns([first, second, ...others]: readonly string[]): string | null {
  if (first === undefined || second === undefined || others.length > 0) return null;
  if (first === `−${second}`) return `±${second}`;
  return first === second.replace(' + ', ' − ') && first !== second ? second.replace(' + ', ' ± ') : null;
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
  const write = (text: string) =>
    value instanceof Quantity ? placeUnit(text, value.factors, printUnit(value.factors)) : text;
  const fixed = {
    ...{ decimals: count, figures: 15, keepsDecimal: false, zeros: 0 },
    decimalSign: settings.decimalSign,
  };
  if (form === 'figures')
    return { ...inner, shown: write(formatFigures(amount, count, settings.decimalSign)) };
  if (form === 'decimals') return { ...inner, shown: write(formatNumber(amount, fixed)) };
  if (form === 'mixed')
    return value instanceof Ratio
      ? { ...inner, shown: fractionForms(value, fixed).mixed ?? inner.shown }
      : inner;
  if (form === 'scientific')
    return { ...inner, shown: write(formatScientific(amount, styleOf(style, false), count)) };
  if (form === 'dms' && value instanceof Quantity)
    return { ...inner, shown: minutesOfArc(value.si, settings.decimalSign) };
  if (form === 'base') return { ...inner, shown: toBase(amount, count) };
  if (form === 'percent')
    return { ...inner, shown: `${formatNumber(amount * 100, styleOf(style, false))} %` };
  return { ...inner, shown: clock(value instanceof Quantity ? value.si : amount) };
}

const basePrefixes: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 16: '0x' };
const toBase = (whole: number, radix: number): string =>
  `${whole < 0 ? '−' : ''}${basePrefixes[radix] ?? ''}${Math.abs(whole).toString(radix)}`;

/** `12° 30′ 45″`, with hundredths of a second where they are needed. */
function minutesOfArc(radians: number, decimalSign: '.' | ','): string {
  const hundredths = Math.round((Math.abs(radians) * 180 * 360_000) / Math.PI);
  const seconds = String((hundredths % 6_000) / 100).replace('.', decimalSign);
  const minutes = Math.floor(hundredths / 6_000);
  const sign = radians < 0 ? '−' : '';
  return `${sign}${Math.floor(minutes / 60)}° ${minutes % 60}′ ${seconds}″`;
}

function clock(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${seconds < 0 ? '−' : ''}${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
}
