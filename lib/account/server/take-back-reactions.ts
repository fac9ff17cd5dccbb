import 'server-only';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { isRecord } from '@/lib/core/is-record';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';

/** Documents per batch. */
const step = 200;

/** Takes back what somebody has reacted to in the messages of others; the messages stay. */
export async function takeBackReactions(uid: string): Promise<void> {
  const reacted = adminFirestore()
    .collectionGroup('messages')
    .where('reactedBy', 'array-contains', uid)
    .limit(step);
  for (;;) {
    const { docs } = await reacted.get();
    const batch = adminFirestore().batch();
    for (const message of docs) {
      const reactions: unknown = message.get('reactions');
      const gone = FieldValue.arrayRemove(uid);
      const kinds = isRecord(reactions) ? Object.keys(reactions) : [];
      const rest = kinds.flatMap((kind) => [new FieldPath('reactions', kind), gone]);
      batch.update(message.ref, 'reactedBy', gone, ...rest);
    }
    await batch.commit();
    if (docs.length < step) return;
  }
}
