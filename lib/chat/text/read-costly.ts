import type { Token } from 'markdown-it';
import { closeOf, isBlockMarkup } from './formula-rules';
import { messageLimits } from './message-limits';
import type { CalculationNode, FormulaNode } from './message-node';

/** How many formulas and calculations of a message were read, and how many signs of TeX. */
export type CostlyCount = { formulas: number; tex: number; calculations: number };

/** A formula or a calculation; null for another token, and where a message has too many. */
export function readCostly(token: Token, count: CostlyCount): FormulaNode | CalculationNode | null {
  if (token.type === 'formula') {
    count.formulas += 1;
    count.tex += token.content.length;
    return count.formulas > messageLimits.formulas || count.tex > messageLimits.tex
      ? null
      : { kind: 'formula', tex: token.content, isBlock: isBlockMarkup(token.markup) };
  }
  if (token.type !== 'calculation') return null;
  count.calculations += 1;
  return count.calculations > messageLimits.calculations
    ? null
    : { kind: 'calculation', source: token.content };
}

/** A formula or a calculation as it was typed. */
export function typedForm({ type, markup, content }: Token): string {
  if (type === 'formula') return `${markup}${content}${closeOf(markup)}`;
  return markup === '=' ? `= ${content}` : `{= ${content} }`;
}
