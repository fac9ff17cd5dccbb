import * as z from 'zod/mini';
import { capabilities } from '@/lib/access/capabilities';
import type { AuditRow } from '@/lib/audit/schema';
import type { Grant } from './receipt';

type Row = Pick<AuditRow, 'action' | 'actorUid' | 'subjectUid' | 'after' | 'at'>;

type Options = {
  /** When the session ended, or now while it is open. */
  end: number;
  /** Empty for who is not known any more. */
  nameOf: (uid: string) => string;
};

const capabilitySchema = z.enum(capabilities);

type Open = Grant & { lapsesAt: number };

/**
 * What hosts granted, took and declined in a session, by the rows of the audit, the oldest first. A grant holds until
 * the next decision about the same permission, or until it lapses.
 */
export function listGrants(rows: readonly Row[], { end, nameOf }: Options): Grant[] {
  const grants: Open[] = [];
  const open = new Map<string, Open>();
  for (const { action, actorUid, subjectUid, after, at } of rows.toSorted(
    (one, other) => one.at - other.at,
  )) {
    const capability = capabilitySchema.safeParse(after['capability']).data;
    if (subjectUid === null || capability === undefined) continue;
    const about = `${subjectUid} ${capability}`;
    const kind = kindOf(action, after['allow']);
    if (kind !== 'declined') close(open.get(about), at);
    if (kind === null) continue;
    const grant: Open = {
      ...{ kind, uid: subjectUid, capability, at },
      ...{ name: nameOf(subjectUid), byName: nameOf(actorUid), until: null },
      lapsesAt: typeof after['until'] === 'number' ? after['until'] : Infinity,
    };
    grants.push(grant);
    if (kind !== 'declined') open.set(about, grant);
  }
  for (const grant of grants) if (grant.lapsesAt < end) close(grant, grant.lapsesAt);
  return grants.map(({ lapsesAt: _, ...grant }) => grant);
}

function close(grant: Open | undefined, at: number): void {
  if (grant && grant.until === null) grant.until = Math.min(at, grant.lapsesAt);
}

function kindOf(action: Row['action'], allow: unknown): Grant['kind'] | null {
  if (action === 'ask-declined') return 'declined';
  if (allow === true) return 'granted';
  return allow === false ? 'taken' : null;
}
