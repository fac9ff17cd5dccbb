import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { saidSchema, type Said } from '@/lib/captions/transcript';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

/** Where a session's transcript stands, with its type. */
export const transcriptOf = (roomId: string, sessionId: string): CollectionReference<Said> =>
  adminFirestore()
    .collection(`rooms/${roomId}/sessions/${sessionId}/transcript`)
    .withConverter(documentConverter(saidSchema));
