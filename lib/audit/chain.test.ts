import { createHmac } from 'node:crypto';
import { chainOf, dayOf, findFaults, linkAfter, type AuditHead, type AuditLink } from './chain';
import type { AuditRow } from './schema';

const sealOf = (text: string) => createHmac('sha256', 'key').update(text).digest('base64url');
const start = Date.parse('2026-11-27T08:00:00Z');
const hour = 60 * 60_000;

const rowAt = (at: number, changes: Partial<AuditRow> = {}): AuditRow => ({
  ...{ action: 'member-removed', actorUid: 'ada', subjectUid: 'ben', roomId: 'algebra' },
  ...{ before: { profile: 'learner' }, after: {}, at },
  ...changes,
});

/** Two days of a room's log, and one row of another room. */
function makeLog() {
  const rows = new Map<string, AuditRow>();
  const links: AuditLink[] = [];
  const heads = new Map<string, AuditHead>();
  const write = (id: string, row: AuditRow) => {
    const chain = chainOf(row);
    const link = linkAfter(heads.get(chain) ?? null, { id, row }, sealOf);
    rows.set(id, row);
    links.push(link);
    heads.set(chain, { seq: link.seq, day: link.day, seal: link.seal });
  };
  for (let made = 0; made < 5; made += 1) write(`row-${made}`, rowAt(start + made * 6 * hour));
  write('other', rowAt(start, { roomId: 'geometry' }));
  return { rows, links, heads };
}

type Log = ReturnType<typeof makeLog>;
const faultsIn = ({ rows, links, heads }: Log, since = '2026-11-27') =>
  findFaults(
    {
      ...{ rows, since, links: links.filter(({ day }) => day >= since) },
      heads: new Map([...heads].filter(([, { day }]) => day >= since)),
    },
    sealOf,
  ).map(({ kind, row }) => `${kind} ${row}`);
const nameOf = (id: string) => sealOf(`row ${id}`);
const linkOf = ({ links }: Log, id: string) => links.findIndex(({ row }) => row === nameOf(id));

describe('the chains of the audit log', () => {
  it('fit as they were written, in whatever order their fields come', () => {
    const log = makeLog();
    log.links.reverse();
    log.rows.set(
      'row-1',
      Object.fromEntries(Object.entries(log.rows.get('row-1') ?? {}).reverse()) as AuditRow,
    );
    expect(faultsIn(log)).toEqual([]);
    expect(faultsIn(log, '2026-11-28')).toEqual([]);
  });

  it.each<[string, (log: Log) => void, string[]]>([
    ['a row that was changed', ({ rows }) => rows.set('row-1', rowAt(start + 6 * hour, { subjectUid: 'cyd' })), ['changed row-1']],
    ['a fact that was changed', ({ rows }) => rows.set('row-2', rowAt(start + 12 * hour, { before: { profile: 'host' } })), ['changed row-2']],
    ['a row that was removed', ({ rows }) => rows.delete('row-1'), [`removed ${nameOf('row-1')}`]],
    ['a row that was removed with its link', (log) => { log.rows.delete('row-1'); log.links.splice(linkOf(log, 'row-1'), 1); }, ['gap row-2']],
    ['the first rows of what is read', (log) => { log.rows.delete('row-0'); log.links.splice(linkOf(log, 'row-0'), 1); }, ['gap row-1']],
    ['the last row with its link', (log) => { log.rows.delete('row-4'); log.links.splice(linkOf(log, 'row-4'), 1); }, ['cut-off row-3']],
    ['a room without its rows and links', (log) => { log.rows.delete('other'); log.links.splice(linkOf(log, 'other'), 1); }, ['cut-off ']],
    ['a chain without its end', ({ heads }) => heads.delete(chainOf(rowAt(start))), ['cut-off row-4']],
    ['a row that was put in', ({ rows }) => rows.set('made-up', rowAt(start + hour)), ['unlinked made-up']],
    ['a link that was made without the key', (log) => {
      const row = rowAt(start + 25 * hour);
      const head = log.heads.get(chainOf(row)) ?? null;
      const link = linkAfter(head, { id: 'forged', row }, (text) => text.slice(0, 43));
      log.rows.set('forged', row);
      log.links.push(link);
      log.heads.set(link.chain, { seq: link.seq, day: link.day, seal: link.seal });
    }, ['removed row forged', 'unlinked forged']],
  ])('tell of %s', (_, tamper, faults) => {
    const log = makeLog();
    tamper(log);
    expect(faultsIn(log)).toEqual(faults);
  }); // prettier-ignore

  it('know nothing of rows from before there were links', () => {
    const log = makeLog();
    log.rows.set('older', rowAt(start - hour));
    expect(faultsIn(log)).toEqual([]);
  });

  it('go on where days were forgotten', () => {
    const log = makeLog();
    for (const { row, day } of [...log.links]) if (day === dayOf(start)) log.rows.delete(row);
    expect(faultsIn(log, '2026-11-28')).toEqual([]);
  });

  it('part people who act at once, and rooms', () => {
    const chains = Array.from({ length: 100 }, (_, at) =>
      chainOf({ roomId: 'algebra', actorUid: `uid${at}` }),
    );
    expect(new Set(chains).size).toBe(16);
    expect(chainOf({ roomId: null, actorUid: 'ada' })).toMatch(/^_organisation_\d+$/);
  });
});
