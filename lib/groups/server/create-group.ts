import 'server-only';
import { randomInt } from 'node:crypto';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { permitAccount } from '@/lib/auth/server/permit-account';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { drawClassCode } from '@/lib/groups/class-code';
import { createGroup } from '@/lib/groups/contract';
import { groupsPerPerson } from '@/lib/groups/server/group-limits';
import {
  classCodeReference,
  groupListingReference,
  groupReference,
} from '@/lib/groups/server/group-references';

export const createGroupCallable = bindCallable(createGroup, {
  permit: ({ caller }) => permitAccount(caller),
  run: ({ caller, input, callId }) => createGroupFor({ name: input.name, ownerUid: caller.uid, callId }),
});

type Options = { name: string; ownerUid: string; callId: string };

/**
 * Makes a group with a class code that no other has. The id follows from the call: cut off, it runs again. Throws
 * `request/rate-limited` when its owner has made enough for now.
 */
async function createGroupFor({ name, ownerUid, callId }: Options): Promise<{ groupId: string }> {
  const groupId = callId.slice(0, 20);
  for (;;) {
    const code = drawClassCode((below) => randomInt(below));
    const outcome = await runTransaction(async (transaction) => {
      const [group, taken, spend] = await Promise.all([
        transaction.get(groupReference(groupId)),
        transaction.get(classCodeReference(code)),
        readBudget(transaction, { limit: groupsPerPerson, subject: ownerUid }),
      ]);
      if (group.exists) return 'made';
      if (taken.exists) return 'taken';
      spend();
      const createdAt = Date.now();
      transaction.set(groupReference(groupId), { name, ownerUid, code, createdAt, size: 0 });
      transaction.set(classCodeReference(code), { groupId });
      transaction.set(groupListingReference(ownerUid, groupId), { name, createdAt });
      writeAudit(transaction, auditId('group-made', groupId), {
        action: 'group-made',
        actorUid: ownerUid,
        after: { group: groupId },
        at: createdAt,
      });
      return 'made';
    });
    if (outcome === 'made') return { groupId };
  }
}
