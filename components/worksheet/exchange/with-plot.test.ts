import { withPlot } from '@/components/worksheet/exchange/with-plot';
import type { Plot } from '@/lib/math/plot/plot';
import type { OutgoingCell } from '@/lib/worksheet/exchange/exchange';

const curve = { label: 'y', isData: false, errors: null, xs: [0, 10], ys: [0, 10] };
const plot = {
  ...{ curves: [curve], points: [], now: null, window: { left: 0, right: 10, bottom: 0, top: 10 } },
  ...{ x: { name: 'x', unit: '', from: 0, to: 10 }, y: { unit: '' } },
} as unknown as Plot;
const ink = '<svg viewBox="0 0 1000 400"><path d="M500 200"/></svg>';
const result = { shown: '', tex: null, error: null } as unknown as NonNullable<OutgoingCell['result']>;

it('gives out ink with its plot, where it lies on the axes', () => {
  const drawing = { svg: ink, words: '', frame: { x0: 5, x1: 15, y0: 0, y1: 5 } };
  const svg = withPlot({ kind: 'calculation' as const, source: 'y', drawing, result: { ...result, plot } })
    .drawing.svg;
  expect(svg).toContain('d="M0.0 360.0L720.0 0.0"');
  expect(svg).toContain(`<svg x="360" y="180" width="720" height="180">${ink}</svg></svg>`);
});

it('leaves other drawings as they are', () => {
  const drawing = { svg: ink, words: '', frame: null };
  const cell: OutgoingCell = { kind: 'calculation', source: 'y', drawing, result: { ...result, plot } };
  expect(withPlot(cell)).toBe(cell);
});
