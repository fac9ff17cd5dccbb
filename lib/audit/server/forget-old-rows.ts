import 'server-only';
import { dayOf } from '@/lib/audit/chain';
import { linkCollection } from '@/lib/audit/server/link-rows';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readOrganization } from '@/lib/organization/server/organization-store';

const day = 24 * 60 * 60_000;

/** As many as one batch may hold. */
const batchSize = 500;

/** Deletes the lines of the audit log that are older than the organisation keeps them, at most one batch. */
export async function forgetOldRows(now: number): Promise<number> {
  const { rules } = await readOrganization();
  if (rules.auditDays === null) return 0;
  const old = await adminFirestore()
    .collection('audit')
    .where('at', '<', now - rules.auditDays * day)
    .limit(batchSize)
    .select()
    .get();
  await forgetLinks(dayOf(now - rules.auditDays * day));
  if (old.empty) return 0;
  const batch = adminFirestore().batch();
  for (const { ref } of old.docs) batch.delete(ref);
  await batch.commit();
  return old.size;
}

/** A day's links stay until all its rows may go. */
async function forgetLinks(before: string): Promise<void> {
  const old = await linkCollection().where('day', '<', before).limit(batchSize).select().get();
  const batch = adminFirestore().batch();
  for (const { ref } of old.docs) batch.delete(ref);
  if (!old.empty) await batch.commit();
}
