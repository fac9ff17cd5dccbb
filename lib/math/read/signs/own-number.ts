import type { Replacement } from '../../errors/math-error';

/** Groups behind one sign: of three digits, or of two before the last three as in India. */
const groups = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:([.,])\d{2})+\2\d{3}$/;

/**
 * A number with the signs of another country, as this sheet writes it: `1.234,5` is `1234.5`. Null where the signs
 * have no order, as in `1.2.3`.
 */
function ownNumber(typed: string, decimalSign: '.' | ','): string | null {
  const signs = typed.replace(/\d/g, '');
  const last = signs.at(-1);
  if (last === undefined) return null;
  const parts = typed.split(last);
  const isDecimal = parts.length === 2 && (signs.length > 1 || last !== decimalSign);
  const [whole = '', decimals] = isDecimal ? parts : [typed];
  if (/[.,]/.test(whole) && !groups.test(whole)) return null;
  const digits = whole.replace(/[.,]/g, '');
  return decimals === undefined ? digits : `${digits || '0'}${decimalSign}${decimals}`;
}

/** Replaces the whole number at a place by one that this sheet can read; null where there is none. */
export function repairNumber(source: string, at: number, decimalSign: '.' | ','): Replacement | null {
  const start = at - (/[\d.,]*$/.exec(source.slice(0, at))?.[0].length ?? 0);
  const end = at + (/^[\d.,]*/.exec(source.slice(at))?.[0].length ?? 0);
  const typed = source.slice(start, end);
  const text = /^\d.*\d$/.test(typed) ? ownNumber(typed, decimalSign) : null;
  return text === null || text === typed ? null : { start, end, text, label: `Use ${text}` };
}
