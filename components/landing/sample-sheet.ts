import type { CellDraft } from '@/lib/worksheet/edit/edit-cells';

/** The speed of the ball in the sample, as its slider begins. */
const speed = { from: 5, to: 15, step: 0.5 };

/** The lines of the sheet on this page; the question comes first. */
export const sampleLines = {
  speed: 'v = 12 m/s',
  height: 'h = v^2/(2*g)',
  plot: 'plot v t - g t^2/2, (v/g, h) for t from 0 s to 2v/g',
} as const;

/** What stands in the picture of the sheet beside its lines: numbers and formulas, which need no translation. */
export const sampleResults = {
  ticks: ['5', '10', '15 m/s'],
  sign: '≈',
  height: '7.34',
  unit: ' m',
  curve: 'v t − g t²/2',
  paragraph: '¶',
} as const;

/** The sheet on this page, to type into. */
export const sampleCells = (question: string): CellDraft[] => [
  { kind: 'text', source: question },
  { kind: 'calculation', source: sampleLines.speed, options: { slider: speed } },
  { kind: 'calculation', source: sampleLines.height },
  { kind: 'calculation', source: sampleLines.plot },
];
