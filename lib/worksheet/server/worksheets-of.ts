import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { worksheetSchema, type WorksheetListing } from '@/lib/worksheet/schema';

/** The list of a room's sheets. */
export const worksheetsOf = (roomId: string): CollectionReference<WorksheetListing> =>
  adminFirestore().collection(`rooms/${roomId}/worksheets`).withConverter(documentConverter(worksheetSchema));
