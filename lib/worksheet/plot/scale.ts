import type { Plot, PlotWindow } from '@/lib/math/plot/plot';

/** What is in sight as long as nobody chose anything else: the whole range, and as high as most of the curves are. */
export function windowOf({ x, curves, points }: Plot): PlotWindow {
  const ys = curves
    .flatMap(({ ys: heights, errors }) =>
      heights.flatMap((y, at) => (y === null ? [] : [y - (errors?.[at] ?? 0), y + (errors?.[at] ?? 0)])),
    )
    .sort((a, b) => a - b);
  const part = (share: number) => ys[Math.round(share * (ys.length - 1))] ?? 0;
  const [low, high] = [ys[0] ?? 0, ys.at(-1) ?? 1];
  const usual = part(0.95) - part(0.05);
  // A pole is cut off: it would press everything else flat.
  const isSteep = high - low > usual * 6 && usual > 0;
  const [lowest, highest] = isSteep ? [part(0.05) - usual, part(0.95) + usual] : [low, high];
  const seen = points.filter((point) => point.x >= x.from && point.x <= x.to);
  // Points alone stand about the origin, with room to move them.
  const heights = curves.length === 0 ? points.flatMap(({ y }) => [0, 2 * y]) : seen.map(({ y }) => y);
  const bottom = Math.min(curves.length === 0 ? 0 : lowest, ...heights);
  const top = Math.max(curves.length === 0 ? 0 : highest, ...heights);
  const room = (top - bottom) * 0.06 || Math.abs(top) * 0.1 || 1;
  const isData = curves.some((curve) => curve.isData);
  const xs = isData ? points.map((point) => point.x) : [];
  const [left, right] = [Math.min(x.from, ...xs), Math.max(x.to, ...xs)];
  const side = isData ? (right - left) * 0.04 || 1 : 0;
  return { left: left - side, right: right + side, bottom: bottom - room, top: top + room };
}

/** Round numbers from `low` to `high`, about `count` of them. */
export function ticksOf(low: number, high: number, count: number): number[] {
  const rough = (high - low) / Math.max(1, count);
  if (!(rough > 0) || !Number.isFinite(rough)) return [];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => tidy((first + at) * step));
}

/** Angles go in parts of a circle, everything else in tens. */
export function ticksOfUnit(low: number, high: number, unit: string, count: number): number[] {
  if (unit !== '°' || high - low < 15) return ticksOf(low, high, count);
  const step = [5, 10, 15, 30, 45, 60, 90, 180, 360].find((size) => (high - low) / size <= count + 1) ?? 360;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from({ length: Math.floor(high / step + 1e-9) - first + 1 }, (_, at) => (first + at) * step);
}

/** So many figures that the numbers of an axis differ. */
export function figuresOf(ticks: readonly number[]): number {
  const [first = 0, second = 1] = ticks;
  const largest = Math.max(...ticks.map(Math.abs), 1e-300);
  return Math.min(12, Math.max(4, Math.ceil(Math.log10(largest / Math.abs(second - first))) + 2));
}

/** A number on an axis or in the table of a plot. */
export function plotNumber(value: number, figures = 4): string {
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e6 || size < 1e-4)) {
    const [digits = '', exponent = ''] = value.toExponential(2).split('e');
    return `${String(Number(digits))}e${String(Number(exponent))}`.replaceAll('-', '−');
  }
  return String(Number(value.toPrecision(figures))).replaceAll('-', '−');
}

const tidy = (value: number) => Number(value.toPrecision(12));

/** A number with the unit of its axis. */
export const inUnit = (number: string, unit: string): string =>
  unit === '' ? number : unit === '°' ? `${number}°` : `${number} ${unit}`;
