import { listGrants } from './list-grants';

type Fact = string | number | boolean | null;
const row = (
  at: number,
  after: Record<string, Fact>,
  action: 'exception-set' | 'ask-declined' = 'exception-set',
) => ({
  ...{ action, actorUid: 'emmy', subjectUid: 'ada', at },
  after: { capability: 'worksheet:edit', ...after },
});
const names: Record<string, string> = { ada: 'Ada', emmy: 'Emmy' };
const read = (rows: Parameters<typeof listGrants>[0]) =>
  listGrants(rows, { end: 100, nameOf: (uid) => names[uid] ?? '' });
const times = (rows: Parameters<typeof listGrants>[0]) =>
  read(rows).map(({ kind, at, until }) => [kind, at, until]);

describe('what was granted in a session', () => {
  it('names both, and lasts until the end where nothing follows', () => {
    expect(read([row(10, { allow: true })])).toEqual([
      { kind: 'granted', uid: 'ada', name: 'Ada', byName: 'Emmy', capability: 'worksheet:edit', at: 10, until: null },
    ]); // prettier-ignore
  });

  const cases: [string, Parameters<typeof listGrants>[0], unknown[]][] = [
    ['the next decision', [row(30, { allow: null }), row(10, { allow: true })], [['granted', 10, 30]]],
    ['its own time', [row(10, { allow: true, until: 50 })], [['granted', 10, 50]]],
    ['the session where its time is longer', [row(10, { allow: true, until: 150 })], [['granted', 10, null]]],
    ['its own time, decided about later', [row(10, { allow: true, until: 20 }), row(30, { allow: null })], [['granted', 10, 20]]],
    ['a refusal', [row(10, { allow: true }), row(30, { allow: false })], [['granted', 10, 30], ['taken', 30, null]]],
  ]; // prettier-ignore
  it.each(cases)('ends with %s', (_, rows, expected) => {
    expect(times(rows)).toEqual(expected);
  });

  it('is not ended by a no to another ask', () => {
    expect(times([row(10, { allow: true }), row(30, {}, 'ask-declined')])).toEqual([
      ['granted', 10, null],
      ['declined', 30, null],
    ]);
  });

  it('tells each person and permission apart, and leaves out what it does not know', () => {
    const other = { ...row(20, { allow: null }), subjectUid: 'ben' };
    const screen = row(20, { capability: 'screen:publish', allow: null });
    const unknown = row(20, { capability: 'fly', allow: true });
    expect(times([row(10, { allow: true }), other, screen, unknown])).toEqual([['granted', 10, null]]);
  });
});
