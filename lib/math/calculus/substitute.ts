import type { Node } from '../read/node';
import { mapParts } from './map-node';

/** A formula with others in the place of names. */
export function substitute(node: Node, args: ReadonlyMap<string, Node | undefined>): Node {
  const arg = node.type === 'name' ? args.get(node.name) : undefined;
  if (arg) return { type: 'group', inner: arg, start: node.start, end: node.end };
  return mapParts(node, (part) => substitute(part, args));
}
