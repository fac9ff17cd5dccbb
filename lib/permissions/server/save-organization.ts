import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Why } from '@/lib/audit/reason';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/errors/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { organizationReference } from '@/lib/organization/server/organization-store';
import { findFaults } from '@/lib/permissions/organization-change';
import { findProfileLimit } from '@/lib/permissions/own-profiles';
import { toSavedFacts } from '@/lib/permissions/saved-facts';
import { isWellFormed } from '@/lib/permissions/well-formed';
import { versionReference } from '@/lib/permissions/server/organization-versions';
import { scheduleOccupied } from '@/lib/rooms/server/outbox/schedule-reconcile';

type Saving = Why & {
  /** The version that the change was made on. */
  version: number;
  actorUid: string;
  /** Makes the new settings from the current and the earlier ones. */
  change: (before: OrganizationSettings, earlier: OrganizationSettings) => OrganizationSettings;
};

/**
 * Saves an organisation's settings as the next version, writes the changes to the audit log, and returns the
 * version. Without a change it makes no version; all versions are kept. Throws `organization/changed-meanwhile`
 * when `version` is not the last one, `organization/contradiction`, `organization/profiles-in-use` and
 * `organization/profiles-used-up`.
 *
 * Schedules a reconcile for occupied rooms before committing, so an open page finishes the roll-out if this
 * process dies.
 */
export async function saveOrganization({ version, actorUid, change, reason }: Saving): Promise<number> {
  const areDue = scheduleOccupied();
  return runTransaction(async (transaction) => {
    const [current, earlier] = await Promise.all([
      transaction.get(organizationReference()),
      transaction.get(versionReference(Math.max(version - 1, 0))),
    ]);
    const before = current.data() ?? initialSettings;
    if (before.version !== version) throw new AppError('organization/changed-meanwhile');
    const now = Date.now();
    const wanted = change(before, earlier.data()?.settings ?? initialSettings);
    if (isDeepStrictEqual(wanted, before)) return version;
    const after = { ...wanted, version: version + 1, changedAt: now };
    const [fault] = findFaults(after);
    if (fault) {
      const { profile, capability } = fault;
      throw new AppError('organization/contradiction', { details: { profile, capability } });
    }
    const limit = findProfileLimit(after);
    if (limit) throw new AppError(`organization/profiles-${limit}`);
    if (!isWellFormed(before, after)) throw new AppError('organization/contradiction');
    transaction.set(organizationReference(), after);
    transaction.set(versionReference(after.version), { settings: after, savedBy: actorUid });
    const why = reason === undefined ? {} : { reason };
    for (const [index, facts] of toSavedFacts(before, after).entries()) {
      const part = index === 0 ? [] : [index + 1];
      const id = auditId('permissions-saved', after.version, ...part);
      writeAudit(transaction, id, { action: 'permissions-saved', actorUid, ...facts, ...why, at: now });
    }
    await areDue;
    return after.version;
  });
}
