import type { Node } from '../read/node';

/** Writes a part of a formula as TeX. */
export type WriteTex = (node: Node) => string;

/** Puts the place of a part in the typed text around its TeX, or leaves it as it is. */
export type MarkTex = (tex: string, start: number, end: number) => string;

/** Stands between the statements of a line. */
export const statementGap = ';\\quad ';
/** Stands between the solutions of an equation. */
export const orGap = '\\;\\text{ or }\\;';

/** Whether a formula is higher than a line of text. */
const isTall = (tex: string) => /\\(?:d?frac|int|sum|prod|begin|left|sqrt|lim)(?![a-z])|\^/.test(tex);

/** Brackets grow with what is in them; small ones stand close to what is before them. */
export const inBrackets = (tex: string): string => (isTall(tex) ? `\\left(${tex}\\right)` : `(${tex})`);

/** What needs brackets as a factor. */
const isSum = (node: Node): boolean =>
  node.type === 'negative' ||
  (node.type === 'binary' && ['+', '-', '±'].includes(node.operator)) ||
  node.type === 'compare';

export const factorTex = (node: Node, write: WriteTex): string =>
  isSum(node) ? inBrackets(write(node)) : write(node);

/** A fraction or a root brings its own grouping, so brackets around the whole of it go. */
export const bareTex = (node: Node, write: WriteTex): string =>
  write(node.type === 'group' ? node.inner : node);

export const listTex = (nodes: readonly Node[], write: WriteTex): string => nodes.map(write).join(', ');
