import type { InlineNode, MessageNode } from './message-node';

/** What a sheet can take of a message: something to calculate, or a formula that is only shown. */
export type SheetFormula = { kind: 'calculation' | 'text'; source: string };

/** A formula that reads the same when it is calculated: TeX without commands, groups and indices. */
const isPlain = (tex: string): boolean => !/[\\{}_&]/u.test(tex);

/** The formulas and calculations of a message, in their order. */
export const listFormulas = (nodes: readonly (MessageNode | InlineNode)[]): SheetFormula[] =>
  nodes.flatMap(formulasOf);

function formulasOf(node: MessageNode | InlineNode): SheetFormula[] {
  switch (node.kind) {
    case 'calculation':
      return [{ kind: 'calculation', source: node.source }];
    case 'formula':
      return isPlain(node.tex)
        ? [{ kind: 'calculation', source: node.tex.trim() }]
        : [{ kind: 'text', source: `$${node.tex.replaceAll(/\s+/gu, ' ').trim()}$` }];
    case 'list':
      return node.items.flatMap(listFormulas);
    case 'paragraph':
    case 'quote':
    case 'strong':
    case 'emphasis':
    case 'strikethrough':
    case 'link':
      return listFormulas(node.children);
    case 'text':
    case 'break':
    case 'code':
    case 'code-block':
    case 'mention':
      return [];
  }
}
