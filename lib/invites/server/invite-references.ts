import 'server-only';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { inviteSchema, inviteUseSchema, type Invite, type InviteUse } from '@/lib/invites/schema';

export const inviteCollection = (): CollectionReference<Invite> =>
  adminFirestore().collection('invites').withConverter(documentConverter(inviteSchema));

export const inviteReference = (inviteId: string): DocumentReference<Invite> =>
  inviteCollection().doc(inviteId);

export const usesCollection = (inviteId: string): CollectionReference<InviteUse> =>
  adminFirestore().collection(`invites/${inviteId}/uses`).withConverter(documentConverter(inviteUseSchema));
