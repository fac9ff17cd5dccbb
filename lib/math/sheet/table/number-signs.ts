import { MathError } from '../../errors/math-error';
import type { Field } from './split-table';

/** How spreadsheets of the other convention write a number, by the decimal sign of this sheet. */
const foreign = {
  '.': {
    decimal: /^[-+−]?\d*,\d+(?:e[-+−]?\d+)?$/iu,
    grouped: /^[-+−]?\d{1,3}(?:,\d{3})+(?:\.\d+)$|^[-+−]?\d{1,3}(?:,\d{3}){2,}$/u,
  },
  ',': { decimal: null, grouped: /^[-+−]?\d{1,3}(?:\.\d{3})+(?:,\d+)$|^[-+−]?\d{1,3}(?:\.\d{3}){2,}$/u },
} as const;

/** With a decimal comma, a point before exactly three digits has two readings. */
const twofold = /^[-+−]?[1-9]\d{0,2}\.\d{3}$/u;
const withPoint = /^[-+−]?\d+\.\d+$/u;

/** Throws for a number with signs that mean something else in this sheet. The repair mends the whole table. */
export function requireOwnSigns(field: Field, source: string, decimalSign: '.' | ','): void {
  const text = field.text.trim();
  const { decimal, grouped } = foreign[decimalSign];
  const group = decimalSign === '.' ? ',' : '.';
  if (grouped.test(text))
    throw new MathError('syntax', 'Between thousands stands no sign in a sheet.', field, {
      ...mend(source, grouped, (typed) => typed.replaceAll(group, '')),
      label: 'Take the signs out',
    });
  if (decimalSign === ',' && twofold.test(text)) {
    const words = `In this sheet ${text} could be ${text.replace('.', '')} or ${text.replace('.', ',')}.`;
    const error = new MathError('syntax', words, field);
    error.repairs = [
      { ...mend(source, twofold, (typed) => typed.replace('.', '')), label: 'Take the signs out' },
      { ...mend(source, withPoint, (typed) => typed.replace('.', ',')), label: 'Use commas in the table' },
    ];
    throw error;
  }
  if (decimal?.test(text))
    throw new MathError('syntax', 'This sheet writes decimals with a point.', field, {
      ...mend(source, decimal, (typed) => typed.replace(',', '.')),
      label: 'Use points in the table',
    });
}

/** The whole table with every such number below the header changed. */
function mend(source: string, pattern: RegExp, change: (typed: string) => string) {
  const [header = '', ...lines] = source.split('\n');
  const mended = lines.map((line) =>
    line
      .split('\t')
      .map((text) => (pattern.test(text.trim()) ? change(text) : text))
      .join('\t'),
  );
  return { start: 0, end: source.length, text: [header, ...mended].join('\n') };
}
