import 'server-only';
import { createHash } from 'node:crypto';
import { auditId, writeAudit } from '@/lib/audit/server/audit-log';
import { userReference } from '@/lib/auth/server/account-repository';
import { gateReference } from '@/lib/auth/server/gate/gate';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { readBudget } from '@/lib/firebase/server/limit-store';
import { addLearners } from '@/lib/groups/contract';
import { nameKey } from '@/lib/groups/name-key';
import { mostPeople } from '@/lib/groups/schema';
import { cardMark } from '@/lib/groups/server/cards/card-marks';
import { changeGroups } from '@/lib/groups/server/change-groups';
import { listsPerPerson } from '@/lib/groups/server/group-limits';
import { groupReference, learnerReference, peopleCollection } from '@/lib/groups/server/group-references';
import { enterGroupRooms } from '@/lib/groups/server/group-rooms';
import { makeIdentities, openGate, removeIdentities } from '@/lib/groups/server/learner-accounts';
import { newPin, sealPin } from '@/lib/groups/server/cards/learner-pin';
import { permitGroup } from '@/lib/groups/server/permit-group';

type Options = {
  groupId: string;
  names: readonly string[];
  addedBy: string;
  callId: string;
  /** False for imports by the organisation, which no host's limit may stop. */
  isLimited?: boolean;
};

const day = 24 * 60 * 60_000;

export const addLearnersCallable = bindCallable(addLearners, {
  permit: ({ caller, input }) => permitGroup(caller, input.groupId),
  run: async ({ caller, input, callId }) => {
    const { uids } = await addLearnersTo({ ...input, addedBy: caller.uid, callId });
    await enterGroupRooms(caller, { groupId: input.groupId, uids, callId });
    return { uids };
  },
});

/**
 * Makes learners from a list of names: all of them or, when a name occurs twice, none. Uids follow from the call, so
 * a repetition after a cut-off finds its own learners. Throws `groups/name-taken` with the line, `groups/full`,
 * `groups/not-found`, and `request/rate-limited` when the host has sent enough lists for now.
 */
export async function addLearnersTo({
  groupId,
  names,
  addedBy,
  callId,
  isLimited = true,
}: Options): Promise<{ uids: string[] }> {
  const learners = names.map((name, index) => ({ uid: uidOf(callId, index), name, key: nameKey(name) }));
  await changeGroups([groupId], async (transaction, now) => {
    const [group, people, spend] = await Promise.all([
      transaction.get(groupReference(groupId)),
      transaction.get(peopleCollection(groupId)),
      isLimited ? readBudget(transaction, { limit: listsPerPerson, subject: addedBy }) : null,
    ]);
    if (!group.exists) throw new AppError('groups/not-found');
    if (people.docs.some(({ id }) => id === learners[0]?.uid)) return;
    requireNewNames(
      learners.map(({ key }) => key),
      people.docs.flatMap((person) => (person.data().card === null ? [] : [person.data().nameKey])),
    );
    const size = people.size + learners.length;
    if (size > mostPeople) throw new AppError('groups/full');
    spend?.();
    transaction.update(groupReference(groupId), { size });
    for (const { uid, name, key } of learners) {
      transaction.set(userReference(uid), {
        name,
        email: null,
        kind: 'learner',
        createdAt: now,
        seenAt: now - (now % day),
      });
      transaction.set(gateReference(uid), { ...openGate, card: cardMark(uid, callId) });
      transaction.set(learnerReference(uid), {
        groupId,
        sealedPin: sealPin(newPin(), uid),
        pinByCall: callId,
      });
      transaction.set(peopleCollection(groupId).doc(uid), {
        uid,
        name,
        nameKey: key,
        kind: 'learner',
        addedAt: now,
        card: 'active',
      });
      writeAudit(transaction, auditId('learner-made', uid), {
        action: 'learner-made',
        actorUid: addedBy,
        subjectUid: uid,
        after: { group: groupId },
        at: now,
      });
    }
  });
  await makeIdentities(learners.map(({ uid, name }) => ({ uid, name, card: cardMark(uid, callId) })));
  const uids = learners.map(({ uid }) => uid);
  await requireStillThere(uids);
  return { uids };
}

/** The group may have been deleted meanwhile with its learners: then a sign-in that was made later must not stay. */
async function requireStillThere(uids: readonly string[]): Promise<void> {
  const learners = await Promise.all(uids.map((uid) => learnerReference(uid).get()));
  const gone = learners.filter(({ exists }) => !exists).map(({ id }) => id);
  if (gone.length === 0) return;
  await removeIdentities(gone);
  throw new AppError('groups/not-found');
}

const uidOf = (callId: string, index: number): string =>
  `learner${createHash('sha256').update(`${callId} ${index}`).digest('hex').slice(0, 20)}`;

/** The line counts from 1, as in the caller's list. */
function requireNewNames(keys: readonly string[], taken: readonly string[]): void {
  const known = new Set(taken);
  for (const [index, key] of keys.entries()) {
    if (known.has(key)) throw new AppError('groups/name-taken', { details: { line: index + 1 } });
    known.add(key);
  }
}
