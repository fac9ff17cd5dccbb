/** How KaTeX draws what people type: no links, no macros without end, nothing of any size. */
export const safeTex = {
  trust: false,
  strict: 'ignore',
  maxExpand: 200,
  maxSize: 20,
  output: 'html',
} as const;

/** Typed TeX with its percents: LaTeX takes what stands behind one for a comment. */
export const keepPercents = (tex: string): string =>
  tex.replace(/\\[^]|%/gu, (part) => (part === '%' ? '\\%' : part));
