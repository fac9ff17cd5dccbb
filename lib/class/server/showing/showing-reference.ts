import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { showingSchema, type Showing } from '@/lib/class/showing';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

/** Which pages of a hand-out are shown or asked for, by the uid of their learner. */
export const showingsOf = (roomId: string, handoutId: string): CollectionReference<Showing> =>
  adminFirestore()
    .collection(`rooms/${roomId}/handouts/${handoutId}/showings`)
    .withConverter(documentConverter(showingSchema));
