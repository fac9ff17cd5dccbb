import 'server-only';
import { auditId, versionOf, writeAudit } from '@/lib/audit/server/audit-log';
import type { PersonKind } from '@/lib/auth/person-kind';
import { AppError } from '@/lib/core/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { nameKey } from '@/lib/groups/name-key';
import { mostPeople } from '@/lib/groups/schema';
import { additionsPerPerson } from '@/lib/groups/server/group-limits';
import { groupReference, peopleCollection } from '@/lib/groups/server/group-references';

type Options = {
  groupId: string;
  person: { uid: string; name: string; kind: Exclude<PersonKind, 'learner'> };
  addedBy: string;
  callId: string;
  /** False for what the organisation does at once, and not a host. */
  isLimited?: boolean;
};

/**
 * Adds somebody with a way in of their own to a group; a learner belongs to the one whose card they have. A call
 * that was cut off and runs again finds its own work.
 * Throws `groups/already-in-group`, `groups/full`, `groups/not-found`, and `request/rate-limited` when whoever adds
 * them has added enough people for now.
 */
export async function addPersonToGroup({
  groupId,
  person,
  addedBy,
  callId,
  isLimited = true,
}: Options): Promise<void> {
  const { uid, name, kind } = person;
  const at = Date.now();
  await runTransaction(async (transaction) => {
    const [group, people, spend] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(peopleCollection(groupId)),
      isLimited ? readBudget(transaction, { limit: additionsPerPerson, subject: addedBy }) : null,
    ]);
    if (!group.exists) throw new AppError('groups/not-found');
    const known = people.docs.find(({ id }) => id === uid)?.data();
    if (known && known.addedByCall === callId) return;
    if (known) throw new AppError('groups/already-in-group');
    if (people.size >= mostPeople) throw new AppError('groups/full');
    spend?.();
    transaction.update(groupReference(groupId), { size: people.size + 1 });
    transaction.set(peopleCollection(groupId).doc(uid), {
      uid,
      name,
      nameKey: nameKey(name),
      kind,
      addedAt: at,
      card: null,
      addedByCall: callId,
    });
    writeAudit(transaction, auditId('group-joined', groupId, uid, versionOf(group)), {
      action: 'group-joined',
      actorUid: addedBy,
      subjectUid: uid,
      after: { group: groupId },
      at,
    });
  });
}
