import { toPlainText } from '@/lib/core/plain-text';
import type { MessageNode } from './message-node';
import { plainInlines, type NameOf } from './plain-inlines';

/**
 * A message on one line, for quotes, notices, search and screen readers. A formula and a calculation are their source.
 * Signs that would turn the text around the line are left out.
 */
export const plainText = (nodes: readonly MessageNode[], nameOf: NameOf): string =>
  toPlainText(plainBlocks(nodes, nameOf)).replaceAll(/\s+/gu, ' ').trim();

const plainBlocks = (nodes: readonly MessageNode[], nameOf: NameOf): string =>
  nodes.map((node) => plainBlock(node, nameOf)).join(' ');

function plainBlock(node: MessageNode, nameOf: NameOf): string {
  switch (node.kind) {
    case 'paragraph':
      return plainInlines(node.children, nameOf);
    case 'code-block':
      return node.text;
    case 'list':
      return node.items
        .map((item, at) => `${node.numbers ? `${node.numbers[at]}. ` : ''}${plainBlocks(item, nameOf)}`)
        .join(' ');
    case 'quote':
      return plainBlocks(node.children, nameOf);
    case 'formula':
      return node.tex;
    case 'calculation':
      return `= ${node.source}`;
  }
}
