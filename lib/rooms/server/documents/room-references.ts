import 'server-only';
import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import {
  accessEntrySchema,
  admittedSchema,
  lobbyPassSchema,
  matrixHeadSchema,
  memberSchema,
  removalSchema,
  roomListingSchema,
  sessionSchema,
  type AccessEntry,
  type Admitted,
  type LobbyPass,
  type MatrixHead,
  type Member,
  type Removal,
  type Room,
  type RoomListing,
  type Session,
} from '@/lib/rooms/schema';
import { roomConverter } from '@/lib/rooms/server/documents/room-converter';

/** Where the documents of a room stand in Firestore, each with its type. */

export const roomReference = (roomId: string): DocumentReference<Room> =>
  adminFirestore().doc(`rooms/${roomId}`).withConverter(roomConverter);

export const membersOf = (roomId: string): CollectionReference<Member> =>
  adminFirestore().collection(`rooms/${roomId}/members`).withConverter(documentConverter(memberSchema));

export const memberReference = (roomId: string, uid: string): DocumentReference<Member> =>
  adminFirestore().doc(`rooms/${roomId}/members/${uid}`).withConverter(documentConverter(memberSchema));

export const removalReference = (roomId: string, uid: string): DocumentReference<Removal> =>
  adminFirestore().doc(`removals/${roomId}_${uid}`).withConverter(documentConverter(removalSchema));

export const accessReference = (roomId: string, uid: string): DocumentReference<AccessEntry> =>
  adminFirestore().doc(`rooms/${roomId}/access/${uid}`).withConverter(documentConverter(accessEntrySchema));

/** The head only: the answers beside it are written for the rules, and never read back into a decision. */
export const matrixReference = (roomId: string): DocumentReference<MatrixHead> =>
  adminFirestore().doc(`rooms/${roomId}/access/_matrix`).withConverter(documentConverter(matrixHeadSchema));

export const banReference = (roomId: string, uid: string): DocumentReference =>
  adminFirestore().doc(`rooms/${roomId}/bans/${uid}`);

/** The bans of guests who came on a device, known by its mark: one is enough. */
export const bansOnDevice = (roomId: string, device: string): Query =>
  adminFirestore().collection(`rooms/${roomId}/bans`).where('device', '==', device).limit(1);

export const sessionsOf = (roomId: string): CollectionReference<Session> =>
  adminFirestore().collection(`rooms/${roomId}/sessions`).withConverter(documentConverter(sessionSchema));

export const sessionReference = (roomId: string, sessionId: string): DocumentReference<Session> =>
  sessionsOf(roomId).doc(sessionId);

export const listingReference = (uid: string, roomId: string): DocumentReference<RoomListing> =>
  adminFirestore().doc(`users/${uid}/rooms/${roomId}`).withConverter(documentConverter(roomListingSchema));

export const admittedCollection = (): CollectionReference<Admitted> =>
  adminFirestore().collection('admitted').withConverter(documentConverter(admittedSchema));

export const admittedReference = (identity: string): DocumentReference<Admitted> =>
  admittedCollection().doc(identity);

export const lobbyPassReference = (roomId: string, uid: string): DocumentReference<LobbyPass> =>
  adminFirestore().doc(`lobbyPasses/${roomId}_${uid}`).withConverter(documentConverter(lobbyPassSchema));
