import 'server-only';
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import {
  pinAttemptsSchema,
  classCodeEntrySchema,
  classRateLimitSchema,
  groupListingSchema,
  groupPersonSchema,
  groupRoomSchema,
  groupSchema,
  learnerSchema,
  type Group,
  type GroupListing,
  type GroupPerson,
  type GroupRoom,
  type Learner,
} from '@/lib/groups/schema';

/** Where the documents of groups and learners stand in Firestore, each with its type. */

export const groupCollection = (): CollectionReference<Group> =>
  adminFirestore().collection('groups').withConverter(documentConverter(groupSchema));

export const groupReference = (groupId: string): DocumentReference<Group> => groupCollection().doc(groupId);

export const peopleCollection = (groupId: string): CollectionReference<GroupPerson> =>
  adminFirestore().collection(`groups/${groupId}/people`).withConverter(documentConverter(groupPersonSchema));

export const groupRoomCollection = (groupId: string): CollectionReference<GroupRoom> =>
  adminFirestore().collection(`groups/${groupId}/rooms`).withConverter(documentConverter(groupRoomSchema));

export const groupListingReference = (uid: string, groupId: string): DocumentReference<GroupListing> =>
  adminFirestore().doc(`users/${uid}/groups/${groupId}`).withConverter(documentConverter(groupListingSchema));

export const classCodeReference = (code: string): DocumentReference<z.infer<typeof classCodeEntrySchema>> =>
  adminFirestore().doc(`classCodes/${code}`).withConverter(documentConverter(classCodeEntrySchema));

/** The learners whose cards belong to a group, also those who depart. */
export const learnersOfGroup = (groupId: string): Query =>
  adminFirestore().collection('learners').where('groupId', '==', groupId);

export const learnerReference = (uid: string): DocumentReference<Learner> =>
  adminFirestore().doc(`learners/${uid}`).withConverter(documentConverter(learnerSchema));

/** @param codeHash by a key of the server; the same for a code that no class has */
export const classRateLimitReference = (
  codeHash: string,
): DocumentReference<z.infer<typeof classRateLimitSchema>> =>
  adminFirestore().doc(`pinAttempts/class${codeHash}`).withConverter(documentConverter(classRateLimitSchema));

export const pinAttemptsReference = (id: string): DocumentReference<z.infer<typeof pinAttemptsSchema>> =>
  adminFirestore().doc(`pinAttempts/${id}`).withConverter(documentConverter(pinAttemptsSchema));
