import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import {
  deleteMessage,
  editMessage,
  pinMessage,
  reactToMessage,
  removeMessage,
  tellOfMessage,
} from '@/lib/chat/contract';
import { isSendable } from '@/lib/chat/schema';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import type { Scene } from '@/tests/support/api/scene';
import type { CallableCase } from '@/tests/support/api/callable-case';

const messageId = '00000000-0000-4000-8000-00000000000a';
const otherId = '00000000-0000-4000-8000-00000000000b';

const message = ({ roomId }: Scene) => ({ roomId, messageId });
const otherMessage = ({ roomId }: Scene) => ({ roomId, messageId: otherId });

/** Two messages for everyone. */
const writeBy =
  (author: 'host' | 'learner') =>
  async (scene: Scene, { firestore }: AdminSdk): Promise<void> => {
    const { uid, name } = scene[author];
    for (const id of [messageId, otherId]) {
      const fields = { from: uid, name, text: 'So $v = s/t$.', to: 'everyone', at: new Date() };
      await firestore.doc(`rooms/${scene.roomId}/messages/${id}`).set(fields);
    }
  };

const countFound =
  (isDone: (found: DocumentSnapshot) => boolean) =>
  async (firestore: Firestore, { roomId }: Scene): Promise<number> =>
    isDone(await firestore.doc(`rooms/${roomId}/messages/${messageId}`).get()) ? 1 : 0;

/** What happens to a message after it was sent. */
export const chatCases: readonly CallableCase[] = [
  {
    contract: editMessage,
    capability: 'chat:send',
    input: (scene) => ({ ...message(scene), text: 'So $v = a t$.' }),
    otherInput: (scene) => ({ ...message(scene), text: 'So $v = 2 s/t$.' }),
    accepts: (field, value) => field === 'text' && typeof value === 'string' && isSendable(value),
    prepare: writeBy('host'),
    countEffects: countFound((found) => found.get('editedAt') > 0),
  },
  {
    contract: reactToMessage,
    capability: 'chat:send',
    input: (scene) => ({ ...message(scene), kind: 'idea', isOn: true }),
    otherInput: (scene) => ({ ...message(scene), kind: 'agree', isOn: true }),
    accepts: (field, value) => field === 'isOn' && value === true,
    prepare: writeBy('learner'),
    countEffects: countFound((found) => (found.get('reactions.idea') as string[] | undefined)?.length === 1),
  },
  {
    contract: pinMessage,
    capability: 'member:moderate',
    input: (scene) => ({ ...message(scene), isPinned: true }),
    otherInput: (scene) => ({ ...otherMessage(scene), isPinned: true }),
    accepts: (field, value) => field === 'isPinned' && value === true,
    prepare: writeBy('learner'),
    countEffects: countFound((found) => found.get('pinnedAt') > 0),
  },
  {
    contract: removeMessage,
    capability: 'member:moderate',
    input: message,
    otherInput: otherMessage,
    prepare: writeBy('learner'),
    countEffects: async (firestore, { roomId }) => {
      const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
      return rows.docs.filter((row) => row.get('action') === 'message-removed').length;
    },
  },
  {
    contract: deleteMessage,
    capability: 'room:read',
    input: message,
    otherInput: otherMessage,
    prepare: writeBy('host'),
    countEffects: countFound(({ exists }) => !exists),
  },
  {
    contract: tellOfMessage,
    capability: 'room:read',
    input: message,
    otherInput: otherMessage,
    prepare: writeBy('host'),
    // It tells after its answer; that a notice comes once is shown where notices are tested.
    countEffects: () => Promise.resolve(1),
  },
];
