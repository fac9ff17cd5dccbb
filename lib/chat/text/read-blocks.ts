import type { Token } from 'markdown-it';
import type { InlineNode, MessageNode } from './message-node';
import { readCostly, typedForm, type CostlyCount } from './read-costly';
import { readInlines, textNodes } from './read-inlines';
import { takeToken, type TokenCursor } from './token-cursor';

/** The blocks up to the end of the one that they stand in. */
export function readBlocks(cursor: TokenCursor, count: CostlyCount, depth = 0): MessageNode[] {
  const nodes: MessageNode[] = [];
  for (let token = takeToken(cursor); token; token = takeToken(cursor)) {
    nodes.push(readBlock(token, cursor, count, depth));
  }
  return nodes;
}

function readBlock(token: Token, cursor: TokenCursor, count: CostlyCount, depth: number): MessageNode {
  const words = (): InlineNode[] => readWords(cursor, count, depth);
  switch (token.type) {
    case 'paragraph_open':
      return { kind: 'paragraph', children: words() };
    case 'heading_open':
      return { kind: 'paragraph', children: [{ kind: 'strong', children: words() }] };
    case 'blockquote_open':
      return { kind: 'quote', children: readBlocks(cursor, count, depth + 1) };
    case 'bullet_list_open':
    case 'ordered_list_open':
      return readList(cursor, count, depth, token.type === 'ordered_list_open');
    case 'fence':
      return { kind: 'code-block', language: languageOf(token), text: token.content.replace(/\n$/u, '') };
    case 'formula':
    case 'calculation':
      return readCostly(token, count) ?? { kind: 'paragraph', children: textNodes(typedForm(token)) };
    // A rule between paragraphs keeps its signs; below the deepest quote all marks are kept.
    default:
      return { kind: 'paragraph', children: textNodes(token.content || token.markup) };
  }
}

function readList(cursor: TokenCursor, count: CostlyCount, depth: number, isOrdered: boolean): MessageNode {
  const items: MessageNode[][] = [];
  const numbers: number[] = [];
  for (let item = takeToken(cursor); item; item = takeToken(cursor)) {
    numbers.push(Number(item.info));
    items.push(readBlocks(cursor, count, depth + 1));
  }
  return { kind: 'list', numbers: isOrdered ? numbers : null, items };
}

function readWords(cursor: TokenCursor, count: CostlyCount, depth: number): InlineNode[] {
  const inline = takeToken(cursor);
  takeToken(cursor);
  return readInlines({ tokens: inline?.children ?? [], at: 0 }, count, { depth, isInLink: false });
}

/** The first word behind the fence. */
const languageOf = ({ info }: Token): string | null => /^\S+/u.exec(info.trim())?.[0] ?? null;
