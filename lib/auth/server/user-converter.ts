import 'server-only';
import type { DocumentReference, FirestoreDataConverter, WithFieldValue } from 'firebase-admin/firestore';
import { userSchema, type User } from '@/lib/auth/schema';
import { searchKeysOf, type Searched } from '@/lib/auth/search-keys';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

const plain = documentConverter(userSchema);

/**
 * `users/{uid}` with the keys under which administrators find the person. They follow from name and address, and no
 * client may read them. Code that changes one of the two by `update`, which bypasses this converter, adds
 * `searchable`.
 */
export const userConverter: FirestoreDataConverter<User> = {
  toFirestore: (user: WithFieldValue<User>) => ({
    ...plain.toFirestore(user),
    // Whole documents are written with values only.
    ...searchable(user as User),
  }),
  fromFirestore: (snapshot) => plain.fromFirestore(snapshot),
};

/** The search keys to write together with a name or an address. */
export const searchable = (user: Searched): { searchKeys: string[] } => ({
  searchKeys: searchKeysOf(user),
});

export const userReference = (uid: string): DocumentReference<User> =>
  adminFirestore().doc(`users/${uid}`).withConverter(userConverter);
