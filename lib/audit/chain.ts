import * as z from 'zod/mini';
import type { AuditRow } from '@/lib/audit/schema';

/** `auditLinks/{chain}_{seq}`: that a row follows another one in its chain. Only the server writes it, once. */
export const auditLinkSchema = z.object({
  chain: z.string(),
  /** Counts from 1 in its chain. */
  seq: z.number(),
  /** The row by its id under the seal, since ids may name people; and its day by UTC, such as `2026-11-29`. */
  row: z.string(),
  day: z.string(),
  /** Seal and day of the link before; both empty for the first. */
  before: z.string(),
  beforeDay: z.string(),
  /** Made with a key of the server from all of this and from the row. The database alone is not enough to make one. */
  seal: z.string(),
});
export type AuditLink = z.infer<typeof auditLinkSchema>;

/** `auditHeads/{chain}`: its last link. */
export const auditHeadSchema = z.pick(auditLinkSchema, { seq: true, day: true, seal: true });
export type AuditHead = z.infer<typeof auditHeadSchema>;

/** Signs a text with the key of the server. */
export type SealOf = (text: string) => string;

/** The rows of many who act at once, as of a class that arrives, stand in chains of their own: none waits for all. */
const lanes = 16;

/** What links of rows without a room belong to. No room is called so. */
const noRoom = '_organisation';

export function chainOf({ roomId, actorUid }: Pick<AuditRow, 'roomId' | 'actorUid'>): string {
  let sum = 0;
  for (const letter of actorUid) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `${roomId ?? noRoom}_${sum % lanes}`;
}

/** The day of an instant (ms) by UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The link of a row that comes after a head, or first. */
export function linkAfter(
  head: AuditHead | null,
  { id, row }: { id: string; row: AuditRow },
  sealOf: SealOf,
): AuditLink {
  const link = {
    chain: chainOf(row),
    seq: (head?.seq ?? 0) + 1,
    row: nameOf(id, sealOf),
    day: dayOf(row.at),
    before: head?.seal ?? '',
    beforeDay: head?.day ?? '',
  };
  return { ...link, seal: sealOf(textOf(link, row)) };
}

/** By what a link names a row. */
const nameOf = (id: string, sealOf: SealOf): string => sealOf(`row ${id}`);

const textOf = (link: Omit<AuditLink, 'seal'>, row: AuditRow): string =>
  JSON.stringify([link.chain, link.seq, link.row, link.day, link.before, link.beforeDay, sorted(row)]);

/** The same text for the same row, in whatever order a database gives its fields. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => [name, sorted(field)]);
}

/** What does not fit: a row was changed or removed, or has no link; a link is missing, or the end of a chain is. */
export const faultKinds = ['changed', 'removed', 'unlinked', 'gap', 'cut-off'] as const;
export type AuditFault = {
  kind: (typeof faultKinds)[number];
  day: string;
  /** The id of the row; where it is gone, how its link names it. */
  row: string;
};

type Log = {
  rows: ReadonlyMap<string, AuditRow>;
  links: readonly AuditLink[];
  /** By chain. */
  heads: ReadonlyMap<string, AuditHead>;
  /** The first day that was read. What stands before it proves nothing here. */
  since: string;
};

/** What in a part of the log, from a day until now, does not fit together. */
export function findFaults({ rows, links, heads, since }: Log, sealOf: SealOf): AuditFault[] {
  const chains = groupByChain(links);
  const named = new Map([...rows].map(([id, row]) => [nameOf(id, sealOf), { id, row }]));
  const idOf = (name: string) => named.get(name)?.id ?? name;
  const inChains = [...new Set([...chains.keys(), ...heads.keys()])].flatMap((chain) => {
    const ordered = [...(chains.get(chain) ?? [])].sort((one, other) => one.seq - other.seq);
    return [
      ...ordered.flatMap((link, at) =>
        faultsOf(link, ordered[at - 1] ?? null, named.get(link.row)?.row, since, sealOf),
      ),
      ...endFaults(ordered.at(-1), heads.get(chain)),
    ];
  });
  const linked = new Set(links.map(({ row }) => row));
  // Rows from before there were links have none.
  const began = Math.min(...[...linked].map((name) => named.get(name)?.row.at ?? Infinity));
  const unlinked = [...rows]
    .filter(([id, { at }]) => !linked.has(nameOf(id, sealOf)) && at >= began)
    .map(([id, { at }]): AuditFault => ({ kind: 'unlinked', day: dayOf(at), row: id }));
  return [...inChains.map((fault) => ({ ...fault, row: idOf(fault.row) })), ...unlinked];
}

function groupByChain(links: readonly AuditLink[]): Map<string, AuditLink[]> {
  const chains = new Map<string, AuditLink[]>();
  for (const link of links) chains.set(link.chain, [...(chains.get(link.chain) ?? []), link]);
  return chains;
}

function faultsOf(
  link: AuditLink,
  before: AuditLink | null,
  row: AuditRow | undefined,
  since: string,
  sealOf: SealOf,
): AuditFault[] {
  const { seal, ...rest } = link;
  const fault = (kind: AuditFault['kind']): AuditFault => ({ kind, day: link.day, row: link.row });
  const follows = before
    ? link.seq === before.seq + 1 && link.before === before.seal
    : link.beforeDay < since && (link.seq === 1) === (link.before === '');
  return [
    ...(follows ? [] : [fault('gap')]),
    ...(!row ? [fault('removed')] : sealOf(textOf(rest, row)) === seal ? [] : [fault('changed')]),
  ];
}

function endFaults(last: AuditLink | undefined, head: AuditHead | undefined): AuditFault[] {
  if (last && head?.seq === last.seq && head.seal === last.seal) return [];
  return [{ kind: 'cut-off', day: head?.day ?? last?.day ?? '', row: last?.row ?? '' }];
}
