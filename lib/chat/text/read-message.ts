import { markdown } from './markdown';
import { messageLimits } from './message-limits';
import type { MessageNode } from './message-node';
import { readBlocks } from './read-blocks';
import { textNodes } from './read-inlines';
import { splitAtBytes } from './split-at-bytes';

/**
 * A message as a tree of plain objects. Nothing in it is HTML, and each link says where it leads. It never throws, and
 * takes time in proportion to the length. What is beyond `messageLimits` is plain text.
 */
export function readMessage(source: string): MessageNode[] {
  const [read, rest] = splitAtBytes(source, messageLimits.bytes);
  const cursor = { tokens: markdown.parse(read, {}), at: 0 };
  const nodes = readBlocks(cursor, { formulas: 0, tex: 0, calculations: 0 });
  return rest === '' ? nodes : [...nodes, { kind: 'paragraph', children: textNodes(rest) }];
}
