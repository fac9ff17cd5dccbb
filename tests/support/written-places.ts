import { databaseRules } from '@/lib/access/generate-database-rules';
import { letInExpression } from '@/lib/access/rules-expressions';
import type { RulesNode } from '@/lib/access/rules-node';

/** What is said about a place: its path, and what it asks of what is written there. */
type WrittenPlace = { path: string; rule: string };

const isServersAlone = (write: string): boolean => write.startsWith("auth != null && auth.uid === '_outbox'");

const isRemoval = (write: string): boolean =>
  write === `${letInExpression} && auth.uid === $uid && !newData.exists()`;

/** Every leaf and every free name that a browser may write, with the rules that bound it. */
function listWritten(
  node: RulesNode,
  path: readonly string[],
  isOpen: boolean,
  above: string,
): WrittenPlace[] {
  const write = node['.write'];
  const validate = typeof node['.validate'] === 'string' ? node['.validate'] : '';
  const opens = isOpen || (typeof write === 'string' && !isServersAlone(write) && !isRemoval(write));
  // Rules of this place and of those above it hold together.
  const rule = [above, validate, typeof write === 'string' ? write : ''].join(' ');
  const children = Object.entries(node).filter(
    ([key, child]) => !key.startsWith('.') && key !== '$other' && typeof child === 'object',
  );
  if (children.length === 0)
    return opens
      ? [{ path: path.join('/'), rule: `${validate} ${path.at(-1)?.startsWith('$') ? rule : ''}` }]
      : [];
  return children.flatMap(([key, child]) => listWritten(child as RulesNode, [...path, key], opens, rule));
}

/** The server writes it, under a rule of a place above that a browser may write; browsers are refused by that rule. */
const byServer = /\/answer\/|\/(head|past|aside)\b/;

/** Every place of the Realtime Database that a browser may write, with the rules that bound it. */
export const listWrittenByBrowsers = (): WrittenPlace[] =>
  listWritten(databaseRules['rules'] as RulesNode, [], false, '').filter(({ path }) => !byServer.test(path));
