import 'server-only';
import type { Query } from 'firebase-admin/firestore';
import type { AuditAction, AuditRow } from '@/lib/audit/schema';
import { auditRowSchema } from '@/lib/audit/schema';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';

/** How many rows are read at once. */
const page = 100;

/** The rows about a room that tell of an action, newest first; firestore.indexes.json has each of the questions. */
const rowsOf = (roomId: string, action: AuditAction): Query<AuditRow> =>
  adminFirestore()
    .collection('audit')
    .withConverter(documentConverter(auditRowSchema))
    .where('roomId', '==', roomId)
    .where('action', '==', action);

type About = { roomId: string; action: AuditAction; since: number; until?: number };

/** Those since an instant (ms), and until another, page by page until there are enough of them, or all are there. */
export async function readRoomRows(
  { roomId, action, since, until = Infinity }: About,
  areEnough: (rows: readonly AuditRow[]) => boolean,
): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  const inTime = rowsOf(roomId, action).where('at', '>=', since).where('at', '<=', until);
  let rest = inTime.orderBy('at', 'desc').limit(page);
  while (!areEnough(rows)) {
    const { docs } = await rest.get();
    rows.push(...docs.map((row) => row.data()));
    const last = docs.at(-1);
    if (!last || docs.length < page) break;
    rest = rest.startAfter(last);
  }
  return rows;
}

type AboutPerson = { roomId: string; action: AuditAction; subjectUid: string; capability: string };

/** The last one that tells what was done to somebody about a capability, however long ago that was. */
export async function findLastRow({
  roomId,
  action,
  subjectUid,
  capability,
}: AboutPerson): Promise<AuditRow | null> {
  const { docs } = await rowsOf(roomId, action)
    .where('subjectUid', '==', subjectUid)
    .where('after.capability', '==', capability)
    .orderBy('at', 'desc')
    .limit(1)
    .get();
  return docs[0]?.data() ?? null;
}
