import 'server-only';
import { FieldValue, FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { userReference } from '@/lib/auth/server/user-converter';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { chooseNoticeWay, chooseRoomNoticeWay } from '@/lib/notifications/contract';
import { findWay } from '@/lib/notifications/find-way';
import { roomNoticesSchema, type Notice, type NoticeKind, type NoticeWay } from '@/lib/notifications/schema';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Where a person's choices for one room stand. They go with the membership. */
export const roomNoticesReference = (
  uid: string,
  roomId: string,
): DocumentReference<z.infer<typeof roomNoticesSchema>> =>
  adminFirestore()
    .doc(`users/${uid}/roomNotices/${roomId}`)
    .withConverter(documentConverter(roomNoticesSchema));

/** How far a notice reaches a person now; nobody is reached who has no account any more. */
export async function readWay(uid: string, { kind, roomId }: Pick<Notice, 'kind' | 'roomId'>) {
  const [user, room] = await Promise.all([userReference(uid).get(), roomNoticesReference(uid, roomId).get()]);
  const account = user.data();
  return account ? findWay({ account: account.notices, room: room.data()?.choices }, kind) : 'off';
}

export const chooseNoticeWayCallable = bindCallable(chooseNoticeWay, {
  permit: permitToOneself,
  run: async ({ caller, input: { kind, way } }) => {
    await userReference(caller.uid).update(new FieldPath('notices', kind), way);
    return {};
  },
});

export const chooseRoomNoticeWayCallable = roomCallable(
  chooseRoomNoticeWay,
  'room:read',
  async ({ caller, input }) => {
    await writeRoomWay(caller.uid, input);
    return {};
  },
);

/** Keeps a choice for one room; null takes it back. */
export async function writeRoomWay(
  uid: string,
  { roomId, kind, way }: { roomId: string; kind: NoticeKind; way: NoticeWay | null },
): Promise<void> {
  const place: DocumentReference = adminFirestore().doc(roomNoticesReference(uid, roomId).path);
  await place.set({ choices: { [kind]: way ?? FieldValue.delete() } }, { merge: true });
}
