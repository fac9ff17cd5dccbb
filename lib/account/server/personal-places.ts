import 'server-only';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { findAnswers, findMarks, takeOverAnswer } from '@/lib/account/server/answers-of';
import type { PersonKind } from '@/lib/auth/person-kind';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** What happens to a document about a person when their account is deleted. */
type Fate =
  /** It goes. */
  | 'removed'
  /** Leaving the rooms takes it away, or leaves a mark without a name that keeps late writes from counting. */
  | 'left'
  /** It stays, with the uid and nothing else about the person. */
  | 'kept'
  /** The account is deleted only when it is gone. */
  | 'before'
  /** It expires within a day. */
  | 'expires';

/** What happens to a document about a guest who is merged into a learner. */
type Merging =
  /** It goes with the guest's account. */
  | 'dropped'
  /** The learner gets it with the membership, room by room; see `moveMembership`. */
  | 'with-rooms'
  /** It is rewritten for the learner. What stays under the guest's uid meets its fate. */
  | ((document: DocumentSnapshot, learner: MergeTarget) => Promise<void>);

export type MergeTarget = { uid: string; name: string; kind: PersonKind };

type PersonalPlace = {
  fate: Fate;
  merging: Merging;
  /** The documents about a person; `roomIds` are the rooms that they are a member of. */
  find: (uid: string, roomIds: readonly string[]) => Promise<DocumentSnapshot[]>;
};

const at = (path: string): DocumentReference => adminFirestore().doc(path);
const present = (documents: readonly DocumentSnapshot[]) => documents.filter(({ exists }) => exists);
const read = async (paths: readonly string[]) =>
  paths.length === 0 ? [] : present(await adminFirestore().getAll(...paths.map(at)));
const all = async (query: Query): Promise<DocumentSnapshot[]> => (await query.get()).docs;
const where = (collection: string, field: string, uid: string) =>
  all(adminFirestore().collection(collection).where(field, '==', uid));

/**
 * Every place of Firestore that can say something about a person, by its path in `firestore.rules`. A test compares
 * the two: a new collection must say here how it is exported, deleted and merged.
 */
export const personalPlaces: Readonly<Record<string, PersonalPlace>> = {
  'users/{uid}': { fate: 'removed', merging: 'dropped', find: (uid) => read([`users/${uid}`]) },
  'organization/policy/versions/{version}': {
    fate: 'kept',
    merging: 'dropped',
    find: (uid) => where('organization/policy/versions', 'savedBy', uid),
  },
  'users/{uid}/rooms/{roomId}': {
    fate: 'removed',
    merging: 'with-rooms',
    find: (uid) => all(adminFirestore().collection(`users/${uid}/rooms`)),
  },
  'users/{uid}/devices/{deviceId}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collection(`users/${uid}/devices`)),
  },
  'users/{uid}/notices/{noticeId}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collection(`users/${uid}/notices`)),
  },
  'users/{uid}/roomNotices/{roomId}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collection(`users/${uid}/roomNotices`)),
  },
  'users/{uid}/pushDevices/{deviceId}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collection(`users/${uid}/pushDevices`)),
  },
  'users/{uid}/groups/{groupId}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collection(`users/${uid}/groups`)),
  },
  'groups/{groupId}': { fate: 'before', merging: 'dropped', find: (uid) => where('groups', 'ownerUid', uid) },
  // A learner's goes with the learner, which is the host's to do.
  'groups/{groupId}/people/{uid}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collectionGroup('people').where('uid', '==', uid)),
  },
  // A learner's account is deleted by the host who made it, and never by themselves.
  'learners/{uid}': { fate: 'removed', merging: 'dropped', find: (uid) => read([`learners/${uid}`]) },
  'pinAttempts/{id}': { fate: 'removed', merging: 'dropped', find: (uid) => read([`pinAttempts/${uid}`]) },
  // They belong to their rooms and go with those.
  'invites/{id}': {
    fate: 'kept',
    merging: ascribe('createdBy'),
    find: (uid) => where('invites', 'createdBy', uid),
  },
  'invites/{id}/uses/{uid}': {
    fate: 'removed',
    merging: takeOverUse,
    find: (uid) => all(adminFirestore().collectionGroup('uses').where('uid', '==', uid)),
  },
  // Closed, so that an ID token that is still out opens nothing.
  'gates/{uid}': { fate: 'kept', merging: 'dropped', find: (uid) => read([`gates/${uid}`]) },
  'rooms/{roomId}': {
    fate: 'left',
    merging: 'with-rooms',
    find: (_, roomIds) => read(roomIds.map((id) => `rooms/${id}`)),
  },
  'rooms/{roomId}/members/{uid}': {
    fate: 'left',
    merging: 'with-rooms',
    find: (uid, roomIds) => read(roomIds.map((id) => `rooms/${id}/members/${uid}`)),
  },
  'rooms/{roomId}/access/{entryId}': {
    fate: 'left',
    merging: 'with-rooms',
    find: (uid, roomIds) => read(roomIds.map((id) => `rooms/${id}/access/${uid}`)),
  },
  // It stands as long as the room, or until it is lifted: without it a deleted account would be a way back in.
  'rooms/{roomId}/bans/{uid}': {
    fate: 'kept',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collectionGroup('bans').where('uid', '==', uid)),
  },
  // They belong to their rooms and go with those.
  'rooms/{roomId}/worksheets/{worksheetId}': {
    fate: 'kept',
    merging: ascribe('createdBy'),
    find: (uid) => all(adminFirestore().collectionGroup('worksheets').where('createdBy', '==', uid)),
  },
  'rooms/{roomId}/handouts/{handoutId}': {
    fate: 'kept',
    merging: ascribe('by'),
    find: (uid) => all(adminFirestore().collectionGroup('handouts').where('by', '==', uid)),
  },
  // What is shown of their page goes before; see `eraseShownPages`.
  'rooms/{roomId}/handouts/{handoutId}/showings/{uid}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collectionGroup('showings').where('uid', '==', uid)),
  },
  'rooms/{roomId}/questions/{questionId}': {
    fate: 'kept',
    merging: ascribe('by'),
    find: (uid) => all(adminFirestore().collectionGroup('questions').where('by', '==', uid)),
  },
  // What a person has answered goes with their account, and the verdicts before it: it says where they stand.
  'rooms/{roomId}/questions/{questionId}/marks/{markId}': {
    fate: 'removed',
    merging: 'dropped',
    find: findMarks,
  },
  'rooms/{roomId}/questions/{questionId}/answers/{uid}': {
    fate: 'removed',
    merging: takeOverAnswer,
    find: findAnswers,
  },
  // What a person has written goes with their account; as a learner they go on with it.
  'rooms/{roomId}/messages/{messageId}': {
    fate: 'removed',
    merging: takeOverMessage,
    find: (uid) => all(adminFirestore().collectionGroup('messages').where('from', '==', uid)),
  },
  // So do files; `eraseAccount` takes their bytes along.
  'rooms/{roomId}/files/{fileId}': {
    fate: 'removed',
    merging: takeOverFile,
    find: (uid) => all(adminFirestore().collectionGroup('files').where('by', '==', uid)),
  },
  // What a person has said goes in the same way.
  'rooms/{roomId}/sessions/{sessionId}/transcript/{pieceId}': {
    fate: 'removed',
    merging: takeOverSaid,
    find: (uid) => all(adminFirestore().collectionGroup('transcript').where('uid', '==', uid)),
  },
  // When a person was in a call goes as well; as a learner they were there.
  'rooms/{roomId}/sessions/{sessionId}/attendance/{uid}': {
    fate: 'removed',
    merging: takeOverAttendance,
    find: (uid) => all(adminFirestore().collectionGroup('attendance').where('uid', '==', uid)),
  },
  'rooms/{roomId}/pace/{uid}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid, roomIds) => read(roomIds.map((id) => `rooms/${id}/pace/${uid}`)),
  },
  'rooms/{roomId}/visits/{uid}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => all(adminFirestore().collectionGroup('visits').where('uid', '==', uid)),
  },
  'admitted/{identity}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => where('admitted', 'uid', uid),
  },
  'calls/{hash}': { fate: 'removed', merging: 'dropped', find: (uid) => where('calls', 'uid', uid) },
  'deletions/{roomId}': {
    fate: 'expires',
    merging: 'dropped',
    find: (uid) => where('deletions', 'byUid', uid),
  },
  'lobbyPasses/{id}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => where('lobbyPasses', 'uid', uid),
  },
  'shortCodes/{id}': {
    fate: 'kept',
    merging: ascribe('createdBy'),
    find: (uid) => where('shortCodes', 'createdBy', uid),
  },
  'calendarLinks/{hash}': {
    fate: 'removed',
    merging: 'dropped',
    find: (uid) => where('calendarLinks', 'uid', uid),
  },
  'removals/{id}': { fate: 'removed', merging: 'dropped', find: (uid) => where('removals', 'uid', uid) },
  'audit/{id}': {
    fate: 'kept',
    merging: 'dropped',
    find: async (uid) => [
      ...(await where('audit', 'actorUid', uid)),
      // The person must not learn who reported them.
      ...(await where('audit', 'subjectUid', uid)).filter((row) => row.get('action') !== 'person-reported'),
    ],
  },
  // They belong to their rooms and go with those.
  'services/{id}': {
    fate: 'kept',
    merging: 'dropped',
    find: (uid) => where('services', 'mintedBy', uid),
  },
  'departures/{uid}': { fate: 'removed', merging: 'dropped', find: (uid) => read([`departures/${uid}`]) },
};

/** Written by the learner from now on. What a later domain's people wrote is moved by the same. */
function ascribe(field: string): Exclude<Merging, string> {
  return async (document, { uid }) => {
    await document.ref.update({ [field]: uid });
  };
}

/** Of a private one they stay a reader. */
async function takeOverMessage(document: DocumentSnapshot, { uid, name }: MergeTarget): Promise<void> {
  const { from, readers } = document.data() as { from: string; readers?: string[] };
  const readBy = readers && { readers: readers.map((reader) => (reader === from ? uid : reader)) };
  await document.ref.update({ from: uid, name, ...readBy });
}

async function takeOverFile({ ref }: DocumentSnapshot, { uid, name }: MergeTarget): Promise<void> {
  await ref.update({ by: uid, byName: name });
}

async function takeOverSaid({ ref }: DocumentSnapshot, { uid, name }: MergeTarget): Promise<void> {
  await ref.update({ uid, name });
}

/** Both may have been in one session: each stay has a field of its own, so that theirs become one person's. */
async function takeOverAttendance(
  document: DocumentSnapshot,
  { uid, name, kind }: MergeTarget,
): Promise<void> {
  await document.ref.parent.doc(uid).set({ ...document.data(), uid, name, kind }, { merge: true });
}

/** Who came by an invite: the learner, unless they had come by it themselves. */
async function takeOverUse(document: DocumentSnapshot, { uid, name, kind }: MergeTarget): Promise<void> {
  const own = document.ref.parent.doc(uid);
  if (!(await own.get()).exists) await own.set({ ...document.data(), uid, name, kind });
}

/** Places of Firestore that say nothing about a person, and why. */
export const impersonalPlaces: Readonly<Record<string, string>> = {
  'rooms/{roomId}/questions/{questionId}/secret/{name}': 'The key of a question.',
  'rooms/{roomId}/questions/{questionId}/tally/{name}': 'How many answered what, without names.',
  'rooms/{roomId}/questions/{questionId}/notes/{name}': 'What hosts say about groups of answers.',
  'rooms/{roomId}/sessions/{sessionId}':
    'When a call began and ended; who was there stands in its attendance.',
  'rooms/{roomId}/roles/{name}': 'Which members are hosts; it follows their access entries.',
  'groups/{groupId}/rooms/{roomId}': 'Which rooms belong to a group.',
  'classCodes/{code}': 'Which code belongs to which group.',
  'limits/{hash}': 'A hash by a key of the server and a number.',
  'organization/policy': 'What the organisation has decided; it names profiles, not people.',
  'retention/{name}': 'How far what the organisation does not keep is deleted: a time.',
  'outbox/{id}': 'DataCapabilities out and deleted within seconds.',
  'auditLinks/{id}': 'The order of rows of the audit log: seals, by which nobody is named.',
  'auditHeads/{chain}': 'How many rows a chain of the audit log has.',
  'webhookEvents/{id}': 'The id and kind of an event, and its room.',
};
