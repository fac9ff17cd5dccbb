import type { Node } from '../../read/node';

/** A number as it is said: `1.6e-19` is *1.6 times 10 to the minus 19*. */
export function numberWords(text: string): string {
  const [digits = text, power] = text.split(/e/i);
  if (power === undefined) return digits;
  const size = Number(power);
  return `${digits} times 10 to the ${size < 0 ? `minus ${-size}` : size}`;
}

const parts: Readonly<Record<number, readonly [one: string, several: string]>> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
};
const counts = ['', 'one', 'two', 'three'];

/** A fraction of two whole numbers: *one half*, *two thirds*, *7 over 12*. */
export function fractionWords(numerator: number, denominator: number): string {
  const part = parts[denominator];
  const count = counts[numerator];
  return part && count && numerator < denominator
    ? `${count} ${part[numerator === 1 ? 0 : 1]}`
    : `${numerator} over ${denominator}`;
}

export function ratioWords({ numerator, denominator, isMixed }: Extract<Node, { type: 'ratio' }>): string {
  if (!isMixed) return fractionWords(numerator, denominator);
  const over = numerator % denominator;
  return `${(numerator - over) / denominator} and ${fractionWords(over, denominator)}`;
}
