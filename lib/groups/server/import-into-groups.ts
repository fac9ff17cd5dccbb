import 'server-only';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { readClassCode } from '@/lib/groups/class-code';
import { nameKey } from '@/lib/groups/name-key';
import { mostPeople } from '@/lib/groups/schema';
import { addLearnersTo } from '@/lib/groups/server/add-learners';
import { readPlace } from '@/lib/groups/server/add-to-group';
import { classCodeReference, groupReference, peopleCollection } from '@/lib/groups/server/group-references';
import { enterGroupRooms } from '@/lib/groups/server/group-rooms';

type ImportGroup = { groupId: string; ownerUid: string };
type Action = { group: ImportGroup; actorUid: string; callId: string };

/** The group with this class code, or null. */
async function findByCode(typed: string): Promise<ImportGroup | null> {
  const code = readClassCode(typed);
  const groupId = code === null ? undefined : (await classCodeReference(code).get()).data()?.groupId;
  const group = groupId === undefined ? undefined : (await groupReference(groupId).get()).data();
  return groupId !== undefined && group ? { groupId, ownerUid: group.ownerUid } : null;
}

/** The group that a file means: by its class code, or by its name when that is unique. */
async function findNamed(typed: string): Promise<ImportGroup | 'unknown' | 'ambiguous'> {
  const byCode = await findByCode(typed);
  if (byCode) return byCode;
  const { docs } = await adminFirestore().collection('groups').where('name', '==', typed).limit(2).get();
  const [group, other] = docs;
  if (!group) return 'unknown';
  return other ? 'ambiguous' : { groupId: group.id, ownerUid: String(group.get('ownerUid')) };
}

/** Whether a group has room for a new person, and whether a learner's name is free on its cards. */
async function findObstacle(
  { groupId }: ImportGroup,
  learnerName: string | null,
): Promise<'full' | 'name' | null> {
  const people = peopleCollection(groupId);
  const [counted, named] = await Promise.all([
    people.count().get(),
    learnerName === null ? null : people.where('nameKey', '==', nameKey(learnerName)).get(),
  ]);
  if (named?.docs.some((person) => person.data().card !== null)) return 'name';
  return counted.data().count >= mostPeople ? 'full' : null;
}

async function isIn({ groupId }: ImportGroup, uid: string): Promise<boolean> {
  return (await peopleCollection(groupId).doc(uid).get()).exists;
}

/** Makes a learner of a class. The owner's right to the group's rooms brings the learner there. */
async function addLearner(name: string, { group, actorUid, callId }: Action): Promise<void> {
  const { groupId, ownerUid } = group;
  const { uids } = await addLearnersTo({
    groupId,
    names: [name],
    addedBy: actorUid,
    callId,
    isLimited: false,
  });
  await enterGroupRooms({ uid: ownerUid }, { groupId, uids, callId });
}

/** Brings a person of a group into its rooms; repeating it finishes what was cut off. */
async function enterRooms(
  uid: string,
  { group: { groupId, ownerUid }, callId }: Pick<Action, 'group' | 'callId'>,
): Promise<void> {
  await enterGroupRooms({ uid: ownerUid }, { groupId, uids: [uid], callId });
}

/** What an import of people does with groups. The limits of single hosts do not apply to it. */
export const importGroups = { findByCode, findNamed, findObstacle, isIn, addLearner, readPlace, enterRooms };
