import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { handoutSchema, type Handout } from '@/lib/class/handout';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

/** A room's hand-outs. */
export const handoutsOf = (roomId: string): CollectionReference<Handout> =>
  adminFirestore().collection(`rooms/${roomId}/handouts`).withConverter(documentConverter(handoutSchema));
