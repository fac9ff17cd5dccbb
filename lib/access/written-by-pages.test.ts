import { listWrittenByBrowsers } from '@/tests/support/written-places';

const byBrowsers = listWrittenByBrowsers();

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
  "pace/$uid/credit",
  "pace/$uid/last",
  "pace/$uid/at",
  "progress/$roomId/$handoutId/$uid/state",
  "progress/$roomId/$handoutId/$uid/done",
  "progress/$roomId/$handoutId/$uid/at",
  "progress/$roomId/$handoutId/$uid/line",
  "progress/$roomId/$handoutId/$uid/fault/line",
  "progress/$roomId/$handoutId/$uid/fault/kind",
  "beside/$roomId/$handoutId/$uid/notes/$cellId/text",
  "beside/$roomId/$handoutId/$uid/notes/$cellId/by",
  "beside/$roomId/$handoutId/$uid/notes/$cellId/at",
  "beside/$roomId/$handoutId/$uid/looked/$cellId/by",
  "beside/$roomId/$handoutId/$uid/looked/$cellId/at",
  "beside/$roomId/$handoutId/$uid/readers/$hostUid/at",
  "worksheets/rooms/$roomId/_list/$sheetId/formula",
  "worksheets/rooms/$roomId/_list/$sheetId/editedAt",
  "worksheets/rooms/$roomId/$documentId/updates/$updateId",
  "worksheets/users/$uid/_list/$sheetId/name",
  "worksheets/users/$uid/_list/$sheetId/formula",
  "worksheets/users/$uid/_list/$sheetId/createdAt",
  "worksheets/users/$uid/_list/$sheetId/editedAt",
  "worksheets/users/$uid/_list/$sheetId/binnedAt",
  "worksheets/users/$uid/$documentId/updates/$updateId",
  "ink/rooms/$roomId/$documentId/updates/$updateId",
  "ink/users/$uid/$documentId/updates/$updateId",
]
`);
  });

  it.each(byBrowsers)('$path has bounds', ({ rule }) => {
    // A length, a largest number, an instant that is not in the future, the caller, or one value.
    expect(rule).toMatch(/length <= \d+|val\(\) <= \d+|=== now|<= now|=== root|=== auth\.uid/);
  });

  it.each(byBrowsers.filter(({ path }) => /\/(?:note|name|formula|text)$/.test(path)))(
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
