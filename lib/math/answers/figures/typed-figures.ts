/** How many figures a typed number can have, and its decimals. */
export type TypedFigures = { least: number; most: number; decimals: number };

/**
 * Counts the figures of a number as it was typed. Zeros at the end of a whole number may count or not, so 100 has one
 * to three; a point behind them makes them count. Of a zero, the zeros behind the point count.
 */
export function countFigures(typed: string): TypedFigures {
  const [digits = ''] = typed.replace('-', '').split(/e/i);
  const [whole = '', behind = ''] = digits.split('.');
  const decimals = behind.length;
  if (!/[1-9]/.test(digits)) return { least: Math.max(decimals, 1), most: Math.max(decimals, 1), decimals };
  const counted = (whole + behind).replace(/^0+/, '');
  const least = digits.includes('.') ? counted.length : counted.replace(/0+$/, '').length;
  return { least, most: counted.length, decimals };
}
