import type { Node, Statement } from '../read/node';
import type { DisplayStyle } from '../show/display-style';
import { bodiesOf, walk } from './free-names';
import type { SheetSettings } from './settings';

/** What the numbers of a statement, as they were typed, say about its result. */
export type TypedNumbers = {
  /** The most significant figures that one of them has. */
  figures: number;
  /** The fewest, where all are decimals such as 12.0; 0 where one is not, or nothing is typed. */
  least: number;
  /** Whether a fraction may stay one: no decimal was typed, or a fraction was asked for. */
  isExact: boolean;
};

export const noNumbers: TypedNumbers = { figures: 0, least: 0, isExact: true };

export function typedNumbersOf(statement: Statement): TypedNumbers {
  const texts = bodiesOf(statement).flatMap(numbersIn);
  const isWhole = texts.every((text) => /^\d+$/.test(text));
  const isMeasured = texts.length > 0 && texts.every((text) => text.includes('.'));
  return {
    figures: Math.max(0, ...texts.map(figuresOf)),
    least: isMeasured ? Math.min(15, ...texts.map(figuresOf)) : 0,
    isExact: isWhole || asksForFraction(statement),
  };
}

/** How a result with these numbers is shown. */
export const styleFor = (settings: SheetSettings, { figures, least }: TypedNumbers): DisplayStyle => ({
  settings,
  typedFigures: figures,
  leastFigures: least,
});

/** Numbers as they were typed. */
function numbersIn(body: Node): string[] {
  const found: string[] = [];
  walk(body, (node) => {
    if (node.type === 'number') found.push(node.text);
  });
  return found;
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
