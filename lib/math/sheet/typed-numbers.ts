import type { Statement } from '../read/node';
import { bodiesOf, walk } from './free-names';

/** What the numbers of a statement, as they were typed, say about its result. */
export type TypedNumbers = {
  /** The most significant figures that one of them has. */
  figures: number;
  /** Whether a fraction may stay one: no decimal was typed, or a fraction was asked for. */
  isExact: boolean;
};

export const noNumbers: TypedNumbers = { figures: 0, isExact: true };

export function typedNumbersOf(statement: Statement): TypedNumbers {
  let figures = 0;
  let hasDecimal = false;
  for (const body of bodiesOf(statement))
    walk(body, (node) => {
      if (node.type !== 'number') return;
      if (!/^\d+$/.test(node.text)) hasDecimal = true;
      figures = Math.max(figures, figuresOf(node.text));
    });
  return { figures, isExact: !hasDecimal || asksForFraction(statement) };
}

function asksForFraction(statement: Statement): boolean {
  const body = statement.type === 'define' || statement.type === 'value' ? statement.body : null;
  return body?.type === 'convert' && body.target.kind === 'fraction';
}

/** Zeros at the end of a whole number are no figures: nobody measured them. */
function figuresOf(text: string): number {
  if (text.includes(':')) return 0;
  const digits = text.replace(/e.*$/i, '').replace('.', '').replace(/^0+/, '');
  return text.includes('.') ? digits.length : digits.replace(/0+$/, '').length;
}
