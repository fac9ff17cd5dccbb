import { exponentOf, roundFigures, roundPlaces } from './round';

/** How a number is to be written. */
export type NumberStyle = {
  /** Decimals of the sheet; null leaves them to `figures`. */
  decimals: number | null;
  /** Significant figures that are kept at least. */
  figures: number;
  /** Whether at least one decimal is kept: 137.6 with three figures. */
  keepsDecimal: boolean;
  /** Significant figures up to which zeros at the end stay: 36.0 with three. */
  zeros: number;
  decimalSign: '.' | ',';
};

/** A whole number as small raised digits. */
export const raised = (power: number) =>
  String(power).replace(/./g, (sign) => (sign === '-' ? '⁻' : ('⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)] ?? sign)));

/** A number as a person reads it: rounded, a real minus sign, powers of ten where it is very large or small. */
export function formatNumber(value: number, style: NumberStyle): string {
  if (Number.isNaN(value)) return 'undefined';
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞';
  const size = Math.abs(value);
  const isExtreme = size >= 1e15 || (size > 0 && size < 1e-4);
  if (isExtreme && style.decimals === null) return formatPower(value, style);
  // Three figures of a quantity do not fill a million.
  const isLong = style.keepsDecimal && !Number.isInteger(value) && exponentOf(value) > style.figures + 2;
  if (isLong && style.decimals === null) return formatPower(value, style);
  // Whole numbers keep all their digits, so most results need no rounding.
  if (Number.isInteger(value) && style.decimals === null)
    return signed(value, withZeros(value, String(size), style), style);
  const places = style.decimals ?? placesFor(value, style);
  const rounded = roundPlaces(value, places);
  const text =
    places > 0 ? Math.abs(rounded).toFixed(Math.min(places, 100)) : plainInteger(Math.abs(rounded));
  const trimmed = style.decimals === null ? withZeros(rounded, trimZeros(text), style) : text;
  return signed(rounded, trimmed, style);
}

const plainInteger = (value: number) => (value < 1e21 ? value.toFixed(0) : String(value));

/** Decimals that keep the figures; whole numbers keep all their digits. */
function placesFor(value: number, { figures, keepsDecimal }: NumberStyle): number {
  const places = figures - 1 - exponentOf(value);
  return Math.max(places, keepsDecimal ? 1 : 0);
}

const trimZeros = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** The number with the zeros that its typed figures ask for. */
function withZeros(value: number, text: string, { zeros }: NumberStyle): string {
  const places = value === 0 ? 0 : zeros - 1 - exponentOf(value);
  const present = text.split('.')[1]?.length ?? 0;
  return places > present ? Math.abs(value).toFixed(places) : text;
}

const signed = (value: number, text: string, { decimalSign }: NumberStyle) =>
  (value < 0 ? '−' : '') + text.replace('.', decimalSign);

function formatPower(value: number, style: NumberStyle): string {
  const figures = Math.min(Math.max(style.figures, 3), 15);
  const [digits = '0', power = '0'] = Math.abs(roundFigures(value, figures))
    .toExponential(figures - 1)
    .split('e');
  return `${signed(value, trimZeros(digits), style)} × 10${raised(Number(power))}`;
}

/** A power of ten at any size, with a count of figures or with those of the sheet. A whole number keeps all of its. */
export function formatScientific(value: number, style: NumberStyle, count: number): string {
  if (value === 0 || !Number.isFinite(value)) return formatNumber(value, style);
  if (count > 0) return formatExponent(roundFigures(value, count), count, style);
  return formatPower(value, { ...style, figures: Number.isInteger(value) ? 15 : style.figures });
}

/** All figures before a power of ten, zeros included: 1.20 × 10⁴. */
function formatExponent(rounded: number, figures: number, style: NumberStyle): string {
  const [digits = '0', exponent = '0'] = Math.abs(rounded)
    .toExponential(figures - 1)
    .split('e');
  return `${signed(rounded, digits, style)} × 10${raised(Number(exponent))}`;
}

/** Exactly that many significant figures, zeros included: 2.30. */
export function formatFigures(value: number, figures: number, decimalSign: '.' | ','): string {
  const rounded = roundFigures(value, figures);
  const power = exponentOf(rounded);
  const style = { decimals: null, figures, keepsDecimal: false, zeros: 0, decimalSign };
  if (power >= 15 || power < -4) return formatExponent(rounded, figures, style);
  return signed(rounded, Math.abs(rounded).toFixed(Math.max(figures - 1 - power, 0)), style);
}

/** A double in full, as machines read it back. */
export const writeNumber = (value: number): string => {
  if (value === 0) return '0';
  // The sixteenth figure is what binary made of a decimal.
  return String(Number.isSafeInteger(value) ? value : Number(value.toPrecision(15)));
};

/** A number that is written out already, as a person reads it: `1.6e+60` with a power of ten. */
export function printDigits(text: string, decimalSign: '.' | ','): string {
  const [digits = '', power] = text.replace('-', '−').replace('.', decimalSign).split('e');
  return power === undefined ? digits : `${digits} × 10${raised(Number(power.replace('−', '-')))}`;
}
