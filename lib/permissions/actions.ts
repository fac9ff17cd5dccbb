import * as z from 'zod/mini';
import { capabilities, type Capability } from '@/lib/access/capabilities';
import type { LiveState } from '@/lib/access/layers';
import type { AccessInput } from '@/lib/access/resolve-access';
import type { AuditRow } from '@/lib/audit/schema';

/** What somebody has set in a session, or said to one person, and what is so still. */
export const actionSchema = z.object({
  layer: z.enum(['live', 'exception']),
  /** Null for all of them: everything is paused. */
  capability: z.nullable(z.enum(capabilities)),
  /** Null for the server, and for who is not known any more. */
  by: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type Action = z.infer<typeof actionSchema>;

type RowOfAction = Omit<Action, 'by'> & { readonly actorUid: string };
type Now = { uid: string | null; live: LiveState | null; exceptions: AccessInput['exception'] };

/**
 * The actions behind what is so now: of each the last that changed it, if it is still as that action left it.
 *
 * @param rows of the room, of each action the newest first
 */
export function listActions(rows: readonly AuditRow[], now: Now): RowOfAction[] {
  const { uid, live, exceptions } = now;
  const last = (wanted: (row: AuditRow) => boolean) => rows.find(wanted);
  const found = capabilities.flatMap((capability) => {
    const lock = live?.locks[capability];
    const locked = lock === undefined ? undefined : last((row) => changes(row, capability));
    const said = exceptions[capability];
    const lent = said && last((row) => isAbout(row, uid) && row.after['capability'] === capability);
    return [
      ...(locked?.after[capability] === lock ? toAction('live', capability, locked) : []),
      ...(lent?.after['allow'] === said?.allow ? toAction('exception', capability, lent) : []),
    ];
  });
  const paused = live?.paused === true ? last((row) => changes(row, 'paused')) : undefined;
  return [...found, ...(paused?.after['paused'] === true ? toAction('live', null, paused) : [])];
}

/** Whether rows, newest first, reach back to who has set all that is locked or paused in a session. */
export const areTraced = (rows: readonly AuditRow[], live: LiveState): boolean =>
  [...Object.keys(live.locks), ...(live.paused ? ['paused'] : [])].every((fact) =>
    rows.some((row) => changes(row, fact)),
  );

const changes = ({ action, before, after }: AuditRow, fact: string): boolean =>
  action === 'shield-changed' && before[fact] !== after[fact];

const isAbout = ({ action, subjectUid }: AuditRow, uid: string | null): boolean =>
  action === 'exception-set' && subjectUid === uid;

const toAction = (
  layer: Action['layer'],
  capability: Capability | null,
  row: AuditRow | undefined,
): RowOfAction[] => (row ? [{ layer, capability, actorUid: row.actorUid, at: row.at }] : []);
