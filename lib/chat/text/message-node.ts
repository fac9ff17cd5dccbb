/** TeX between dollars. A block stands on a line of its own. */
export type FormulaNode = { kind: 'formula'; tex: string; isBlock: boolean };

/** What a reader's page calculates: nobody trusts a result that was sent. */
export type CalculationNode = { kind: 'calculation'; source: string };

/** What stands within a line. */
export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'strikethrough'; children: readonly InlineNode[] }
  | { kind: 'code'; text: string }
  /** The address is complete, and one of `http:`, `https:` and `mailto:`. */
  | { kind: 'link'; address: string; children: readonly InlineNode[] }
  | { kind: 'mention'; uid: string }
  | FormulaNode
  | CalculationNode;

/** A part of a message, from the top. */
export type MessageNode =
  | { kind: 'paragraph'; children: readonly InlineNode[] }
  | { kind: 'code-block'; language: string | null; text: string }
  /** `numbers` are those that were typed; null for bullets. */
  | { kind: 'list'; numbers: readonly number[] | null; items: readonly (readonly MessageNode[])[] }
  | { kind: 'quote'; children: readonly MessageNode[] }
  | FormulaNode
  | CalculationNode;
