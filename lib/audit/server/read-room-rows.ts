import 'server-only';
import type { AuditAction, AuditRow } from '@/lib/audit/schema';
import { auditRowSchema } from '@/lib/audit/schema';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

/** As many as a lesson with much to regulate leaves behind. */
const mostLookedThrough = 200;

/** The latest rows about a room that tell of some deeds, newest first. */
export async function readRoomRows(roomId: string, actions: readonly AuditAction[]): Promise<AuditRow[]> {
  const { docs } = await adminFirestore()
    .collection('audit')
    .withConverter(documentConverter(auditRowSchema))
    .where('roomId', '==', roomId)
    .orderBy('at', 'desc')
    .limit(mostLookedThrough)
    .get();
  return docs.map((row) => row.data()).filter(({ action }) => actions.includes(action));
}
