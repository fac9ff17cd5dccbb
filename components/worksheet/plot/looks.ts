/** Ink first; the others differ in colour and in their strokes. */
const looks = [
  { stroke: 'var(--ink)', dash: undefined },
  { stroke: 'var(--orchid)', dash: '7 4' },
  { stroke: 'var(--moss)', dash: '2 3' },
  { stroke: 'var(--poppy)', dash: '10 3 2 3' },
  { stroke: 'var(--gorse-text)', dash: '4 2' },
  { stroke: 'var(--ink-2)', dash: '1 2' },
] as const;

/** How the curve at a place among others looks. */
export const lookOf = (at: number) => looks[at % looks.length] ?? looks[0];

export const percent = (part: number): string => `${String(part * 100)}%`;
