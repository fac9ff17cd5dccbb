import { databaseRules } from './generate-database-rules';
import { letInExpression } from './rules-expressions';
import type { RulesNode } from './rules-node';

/** What is said about a place: its path, and what it asks of what is written there. */
type Place = { path: string; rule: string };

const isServersAlone = (write: string): boolean => write.startsWith("auth != null && auth.uid === '_outbox'");

const isRemoval = (write: string): boolean =>
  write === `${letInExpression} && auth.uid === $uid && !newData.exists()`;

/** Every leaf and every free name that a browser may write, with the rules that bound it. */
function listWritten(node: RulesNode, path: readonly string[], isOpen: boolean, above: string): Place[] {
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

const written = listWritten(databaseRules['rules'] as RulesNode, [], false, '');

/** The server writes it, under a rule of a place above that a browser may write; browsers are refused by that rule. */
const byServer = /\/answer\/|\/(head|past|aside)\b/;
const byBrowsers = written.filter(({ path }) => !byServer.test(path));

describe('what a browser may write into the Realtime Database', () => {
  it('is at these places, and at no others', () => {
    expect(byBrowsers.map(({ path }) => path)).toMatchInlineSnapshot(`
[
  "asks/$roomId/$uid/$kind/at",
  "asks/$roomId/$uid/$kind/session",
  "asks/$roomId/$uid/$kind/note",
  "asks/$roomId/$uid/$kind/changed",
  "asks/$roomId/$uid/$kind/away",
  "lobby/$roomId/$uid/here/$connection",
  "presence/$roomId/$uid/$connection/state",
  "presence/$roomId/$uid/$connection/at",
  "typing/$roomId/$uid",
  "worksheets/rooms/$roomId/_list/$sheetId/formula",
  "worksheets/rooms/$roomId/_list/$sheetId/editedAt",
  "worksheets/rooms/$roomId/$documentId/updates/$updateId",
  "worksheets/users/$uid/_list/$sheetId/name",
  "worksheets/users/$uid/_list/$sheetId/formula",
  "worksheets/users/$uid/_list/$sheetId/createdAt",
  "worksheets/users/$uid/_list/$sheetId/editedAt",
  "worksheets/users/$uid/_list/$sheetId/binnedAt",
  "worksheets/users/$uid/$documentId/updates/$updateId",
]
`);
  });

  it.each(byBrowsers)('$path has bounds', ({ rule }) => {
    // A length, an instant that is not in the future, or one value.
    expect(rule).toMatch(/length <= \d+|=== now|<= now|=== root/);
  });

  it.each(byBrowsers.filter(({ path }) => /note|name|formula/.test(path)))(
    '$path takes only letters that are seen',
    ({ rule }) => {
      const [, pattern = ''] = /matches\(\/(.*?)\/\)/su.exec(rule) ?? [];
      const letters = new RegExp(pattern);
      expect(['x\u202ey', 'x\u2066y', 'x\u2028y'].map((text) => letters.test(text))).toEqual([
        false,
        false,
        false,
      ]);
      expect(['Is x² right?', 'Größe', '👩‍🏫', 'سلام'].every((text) => letters.test(text))).toBe(true);
    },
  );
});
