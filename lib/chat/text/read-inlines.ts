import type { Token } from 'markdown-it';
import { misleads, showAddress } from './address';
import { messageLimits } from './message-limits';
import type { InlineNode } from './message-node';
import { plainInlines } from './plain-inlines';
import { readCostly, typedForm, type CostlyCount } from './read-costly';
import { takeToken, type TokenCursor } from './token-cursor';

type Surroundings = { depth: number; isInLink: boolean };

/** What stands up to the end of the marked part. Marks below the deepest level have no effect. */
export function readInlines(cursor: TokenCursor, count: CostlyCount, within: Surroundings): InlineNode[] {
  const nodes: InlineNode[] = [];
  let ignored = 0;
  for (;;) {
    const token = takeToken(cursor);
    if (token === null) {
      if (ignored === 0 || cursor.at >= cursor.tokens.length) return nodes;
      ignored -= 1;
    } else if (token.nesting === 1 && within.depth >= messageLimits.depth) {
      ignored += 1;
    } else {
      for (const node of readInline(token, cursor, count, within)) append(nodes, node);
    }
  }
}

/** Neighbouring texts become one. */
function append(nodes: InlineNode[], node: InlineNode) {
  const last = nodes.at(-1);
  if (node.kind !== 'text') nodes.push(node);
  else if (last?.kind === 'text') nodes[nodes.length - 1] = { kind: 'text', text: last.text + node.text };
  else if (node.text !== '') nodes.push(node);
}

function readInline(
  token: Token,
  cursor: TokenCursor,
  count: CostlyCount,
  within: Surroundings,
): InlineNode[] {
  const children = (isInLink = within.isInLink) =>
    readInlines(cursor, count, { depth: within.depth + 1, isInLink });
  switch (token.type) {
    case 'strong_open':
      return [{ kind: 'strong', children: children() }];
    case 'em_open':
      return [{ kind: 'emphasis', children: children() }];
    case 's_open':
      return [{ kind: 'strikethrough', children: children() }];
    case 'link_open':
      return [linkOf(token, children(true))];
    case 'image':
      return [imageOf(token, within)];
    case 'code_inline':
      return [{ kind: 'code', text: token.content }];
    case 'softbreak':
    case 'hardbreak':
      return [{ kind: 'break' }];
    case 'mention':
      return [{ kind: 'mention', uid: token.content }];
    case 'formula':
    case 'calculation': {
      const node = readCostly(token, count);
      return node === null ? textNodes(typedForm(token)) : [node];
    }
    default:
      return [{ kind: 'text', text: token.content }];
  }
}

/** Words that could be taken for another address give way to the real one. */
function linkOf(token: Token, children: InlineNode[]): InlineNode {
  const address = String(token.attrGet('href') ?? '');
  const words = plainInlines(children, (uid) => uid);
  const isBare = token.markup === 'linkify' || token.markup === 'autolink';
  if (!isBare && words.trim() !== '' && isPlain(children) && !misleads(words, address))
    return { kind: 'link', address, children };
  return {
    kind: 'link',
    address,
    children: [{ kind: 'text', text: showAddress(address, isBare ? words : address) }],
  };
}

/** Whether what is shown are the words themselves: a formula can draw any. */
const isPlain = (nodes: readonly InlineNode[]): boolean =>
  nodes.every((node) => {
    if (node.kind === 'strong' || node.kind === 'emphasis' || node.kind === 'strikethrough')
      return isPlain(node.children);
    return node.kind === 'text' || node.kind === 'code' || node.kind === 'break';
  });

/** A picture of another server would tell it who reads the message: only its address is shown. */
function imageOf(token: Token, { isInLink }: Surroundings): InlineNode {
  const address = String(token.attrGet('src') ?? '');
  const text: InlineNode = { kind: 'text', text: showAddress(address, address) };
  return isInLink ? text : { kind: 'link', address, children: [text] };
}

/** Text with its lines. */
export const textNodes = (text: string): InlineNode[] =>
  text
    .split(/\r\n?|\n/u)
    .flatMap((line, at): InlineNode[] => [
      ...(at === 0 ? [] : [{ kind: 'break' } as const]),
      ...(line === '' ? [] : [{ kind: 'text', text: line } as const]),
    ]);
