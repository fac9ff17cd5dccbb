import type { OutgoingDrawing } from '@/lib/worksheet/exchange/exchange';
import type { Plot, PlotWindow } from '@/lib/math/plot/plot';
import { across, curvePath, down } from '@/lib/worksheet/plot/curve-path';
import { isInSight } from '@/lib/worksheet/plot/window';
import { figuresOf, plotNumber, ticksOf, ticksOfUnit } from '@/lib/worksheet/plot/scale';

const [width, height, margin] = [720, 360, 48];

/** What lies over a plot: an SVG that fills its place, and the part of the plot that it covers. */
export type PlotOver = { svg: string; part: PlotWindow };

/** A drawing on a plot as what lies over it; null for one on anything else. */
export function overPlot({ svg, frame }: Pick<OutgoingDrawing, 'svg' | 'frame'>): PlotOver | null {
  if (!frame) return null;
  const { x0: left, x1: right, y0: bottom, y1: top } = frame;
  return { svg, part: { left, right, bottom, top } };
}

/** A plot as an SVG of its own, for a file: black on white, with its numbers and units. */
export function plotSvg(plot: Plot, window: PlotWindow, over: PlotOver | null = null): string {
  const xOf = (x: number) => margin + across(window, x) * width;
  const yOf = (y: number) => margin / 2 + down(window, y) * height;
  const line = (x1: number, y1: number, x2: number, y2: number, colour: string) =>
    `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${colour}"/>`;
  const text = (x: number, y: number, words: string, anchor: string) =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escape(words)}</text>`;
  const dot = (x: number, y: number) =>
    isInSight(window, x, y) ? `<circle cx="${xOf(x).toFixed(1)}" cy="${yOf(y).toFixed(1)}" r="3.5"/>` : '';
  const [rows, columns] = [
    ticksOf(window.bottom, window.top, 4),
    ticksOfUnit(window.left, window.right, plot.x.unit, 5),
  ];
  const names = [...plot.curves, ...plot.points].map(({ label }) => label).join(', ');
  const parts = [
    ...rows.flatMap((y) => [
      line(margin, yOf(y), margin + width, yOf(y), '#ddd'),
      text(margin - 6, yOf(y) + 4, plotNumber(y, figuresOf(rows)), 'end'),
    ]),
    ...columns.map((x) =>
      text(xOf(x), margin / 2 + height + 18, plotNumber(x, figuresOf(columns)), 'middle'),
    ),
    // A curve may go on outside what is in sight; an inner SVG cuts it off.
    openInner(margin, margin / 2, width, height),
    ...plot.curves.map((curve) =>
      curve.isData
        ? ''
        : `<path d="${curvePath(curve, window, width, height)}" fill="none" stroke="#1d1d27" stroke-width="2"/>`,
    ),
    over === null ? '' : overOf(over, window),
    '</svg>',
    ...plot.curves.flatMap(({ isData, xs, ys }) => (isData ? xs.map((x, at) => dot(x, ys[at] ?? NaN)) : [])),
    ...plot.points.map(({ x, y }) => dot(x, y)),
    text(margin, margin / 2 - 8, `${names}${inUnit(plot.y.unit)}`, 'start'),
    text(margin + width, margin / 2 + height + 36, `${plot.x.name}${inUnit(plot.x.unit)}`, 'end'),
  ];
  const size = [width + margin * 1.5, height + margin * 1.5];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${String(size[0])}" height="${String(size[1])}" font-family="sans-serif" font-size="13"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
}

const openInner = (x: number, y: number, wide: number, high: number) =>
  `<svg x="${String(x)}" y="${String(y)}" width="${String(wide)}" height="${String(high)}">`;

/** It lies where its part does, and is cut off with the curves. */
function overOf({ svg, part }: PlotOver, window: PlotWindow): string {
  const [left, right] = [part.left, part.right].map((x) => across(window, x) * width);
  const [top, bottom] = [part.top, part.bottom].map((y) => down(window, y) * height);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return '';
  return `${openInner(left, top, right - left, bottom - top)}${svg}</svg>`;
}

const inUnit = (unit: string) => (unit === '' ? '' : ` / ${unit}`);
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
