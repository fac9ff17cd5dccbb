import 'server-only';
import {
  FieldValue,
  type CollectionReference,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import type { Admitted } from '@/lib/rooms/schema';
import { attendanceSchema, type Attendance } from '@/lib/rooms/session/attendance';

/** Where a session's attendance stands, with its type. */
export const attendanceOf = (roomId: string, sessionId: string): CollectionReference<Attendance> =>
  adminFirestore()
    .collection(`rooms/${roomId}/sessions/${sessionId}/attendance`)
    .withConverter(documentConverter(attendanceSchema));

/** What the media server, or its end, says about one stay: when it began, or when it was over (ms). */
export type Stay = { sid: string } & ({ from: number } | { end: number });

/**
 * Notes that somebody came or left. It reads nothing: each report has a field or an element of its own, so the
 * transaction of a webhook stays as small as it is, and the order of the reports does not matter.
 */
export function noteAttendance(transaction: Transaction, row: Admitted, stay: Stay): void {
  const { roomId, sessionId, uid, name, profile, kind, seat } = row;
  const place: DocumentReference = adminFirestore().doc(
    `rooms/${roomId}/sessions/${sessionId}/attendance/${uid}`,
  );
  const visit = 'from' in stay ? { from: stay.from } : { ends: FieldValue.arrayUnion(stay.end) };
  const person = { uid, name, profile, kind, ...(seat !== undefined && { seat }) };
  transaction.set(place, { ...person, visits: { [stay.sid]: visit } }, { merge: true });
}
