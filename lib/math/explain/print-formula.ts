import type { Node } from '../read/node';
import { raised } from '../show/format-number';
import { writeNode } from '../show/write-node';

/** Typed signs, and what a reader sees for them. Numbers come first, for a power of ten has no other sign. */
const signs: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
  [
    /(?<![\p{L}\p{N}_.,])(\d[\d.,]*)e([-+]?\d+)/gu,
    (_, digits = '', power = '') => `${digits} × 10${raised(Number(power))}`,
  ],
  [/\^(-?\d+)(?![.,]?\d|\p{L})/gu, (_, power = '') => raised(Number(power))],
  [/ \* /g, ' · '],
  [/ == /g, ' = '],
  [/ - /g, ' − '],
  [/(^|[([ ])-(?=[\p{L}\d(])/gu, '$1−'],
  [/(?<=[\d)]) deg(?![\p{L}\d])/gu, '°'],
  [/(?<=\d )deg([CF])\b/g, '°$1'],
];

/** A formula in one line, with the signs of print: `2.4 kg · 9.81 m/s²`. */
export const printFormula = (node: Node): string =>
  signs.reduce(
    // The two kinds of replacement are two overloads of `replace`.
    (text, [typed, shown]) =>
      typeof shown === 'string' ? text.replace(typed, shown) : text.replace(typed, shown),
    writeNode(node),
  );
