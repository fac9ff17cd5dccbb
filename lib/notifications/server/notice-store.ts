import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { bindCallable } from '@/lib/callables/server/callable-binding';
import { permitToOneself } from '@/lib/callables/server/permit-to-oneself';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { documentConverter } from '@/lib/firebase/server/document-converter';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { readNotices } from '@/lib/notifications/contract';
import { keptNoticeSchema, type Notice } from '@/lib/notifications/schema';

/** How long a notice is kept (ms). */
const keptFor = 30 * 24 * 60 * 60_000;

/** What gRPC says of a document that is there already. */
const alreadyExists = 6;

export const noticesOf = (uid: string): CollectionReference<z.infer<typeof keptNoticeSchema>> =>
  adminFirestore().collection(`users/${uid}/notices`).withConverter(documentConverter(keptNoticeSchema));

type NewNotice = Omit<Notice, 'readAt'> & { pushUntil?: number };

/** Puts a notice into somebody's inbox. Returns false where it lies there already: told twice, it is one. */
export async function putNotice(uid: string, id: string, notice: NewNotice): Promise<boolean> {
  try {
    await noticesOf(uid)
      .doc(id)
      .create({ ...notice, readAt: null, expiresAt: notice.at + keptFor });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === alreadyExists) return false;
    throw error;
  }
}

/**
 * As `putNotice`, for what happens again and again: one that is not read yet stands for all of it, and one that was
 * read is new again with what happened since. Returns whether it is new.
 */
export async function putAgain(uid: string, id: string, notice: NewNotice): Promise<boolean> {
  const place = noticesOf(uid).doc(id);
  return runTransaction(async (transaction) => {
    const before = (await transaction.get(place)).data();
    if (before && (before.readAt ?? Infinity) >= notice.at) return false;
    transaction.set(place, { ...notice, readAt: null, expiresAt: notice.at + keptFor });
    return true;
  });
}

export const readNoticesCallable = bindCallable(readNotices, {
  permit: permitToOneself,
  run: async ({ caller, input }) => {
    await markRead(caller.uid, input.ids, Date.now());
    return {};
  },
});

/** Marks notices as read, those that are there and not read yet. */
export async function markRead(uid: string, ids: readonly string[], now: number): Promise<void> {
  const found = await adminFirestore().getAll(...ids.map((id) => noticesOf(uid).doc(id)));
  const unread = found.filter((one) => one.exists && one.get('readAt') === null);
  const batch = adminFirestore().batch();
  for (const { ref } of unread) batch.update(ref, { readAt: now });
  await batch.commit();
}
