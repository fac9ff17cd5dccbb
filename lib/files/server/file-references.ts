import 'server-only';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { fileSchema, type FileRecord } from '@/lib/files/schema';

export const filesOf = (roomId: string): CollectionReference<FileRecord> =>
  adminFirestore().collection(`rooms/${roomId}/files`).withConverter(documentConverter(fileSchema));

export const fileReference = (roomId: string, fileId: string): DocumentReference<FileRecord> =>
  filesOf(roomId).doc(fileId);
