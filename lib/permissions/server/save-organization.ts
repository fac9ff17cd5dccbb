import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { AuditFacts } from '@/lib/audit/schema';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { AppError } from '@/lib/core/app-error';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { initialSettings } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { organizationReference } from '@/lib/organization/server/organization-store';
import { currentProfile } from '@/lib/access/profile-book';
import { findFaults, listChanges, listTouched } from '@/lib/permissions/organization-change';
import { isWellFormed } from '@/lib/permissions/well-formed';
import { versionReference } from '@/lib/permissions/server/organization-versions';

type Saving = {
  /** The version that the change was made on. */
  version: number;
  actorUid: string;
  /** What it shall be, from what it is. */
  change: (before: OrganizationSettings, earlier: OrganizationSettings) => OrganizationSettings;
};

/**
 * Saves what an organisation has decided as its next version, with a line in the audit log, and returns its number.
 * What changes nothing makes no version; every other one is kept. Throws `organization/changed-meanwhile` where `version` is not the last one, and
 * `organization/contradiction`.
 */
export async function saveOrganization({ version, actorUid, change }: Saving): Promise<number> {
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
    if (!isWellFormed(before, after)) throw new AppError('organization/contradiction');
    transaction.set(organizationReference(), after);
    transaction.set(versionReference(after.version), { settings: after, savedBy: actorUid });
    writeAudit(transaction, auditId('permissions-saved', after.version), {
      action: 'permissions-saved',
      actorUid,
      before: toFacts(before, after, before),
      after: toFacts(before, after, after),
      at: now,
    });
    return after.version;
  });
}

/** Of a change, as many cells as a row can hold to be read. */
const cellsInAudit = 100;

function toFacts(
  before: OrganizationSettings,
  after: OrganizationSettings,
  side: OrganizationSettings,
): AuditFacts {
  const cells = listChanges(before, after)
    .slice(0, cellsInAudit)
    .map(({ profile, capability }): [string, string | null] => [
      `${profile} ${capability}`,
      side.policy[profile]?.[capability] ?? side.profiles[profile]?.answers[capability] ?? null,
    ]);
  const moved = listTouched(before, after)
    .filter((id) => before.profiles[id]?.retiredAt !== after.profiles[id]?.retiredAt)
    .map((id): [string, string] => [`${id} becomes`, currentProfile(side.profiles, id)]);
  const { defaultProfiles, ...rules } = side.rules;
  const changes = Object.fromEntries([...cells, ...moved]);
  return { version: side.version, ...changes, ...rules, ...defaultProfiles };
}
