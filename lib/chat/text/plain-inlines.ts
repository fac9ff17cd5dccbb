import type { InlineNode } from './message-node';

/** The name to show for a person; for somebody unknown a word that says so. */
export type NameOf = (uid: string) => string;

/** What stands within a line, without its marks. */
export const plainInlines = (nodes: readonly InlineNode[], nameOf: NameOf): string =>
  nodes.map((node) => plainInline(node, nameOf)).join('');

function plainInline(node: InlineNode, nameOf: NameOf): string {
  switch (node.kind) {
    case 'text':
    case 'code':
      return node.text;
    case 'break':
      return '\n';
    case 'formula':
      return node.tex;
    case 'calculation':
      return `= ${node.source}`;
    case 'mention':
      return `@${nameOf(node.uid)}`;
    case 'link':
    case 'strong':
    case 'emphasis':
    case 'strikethrough':
      return plainInlines(node.children, nameOf);
  }
}
