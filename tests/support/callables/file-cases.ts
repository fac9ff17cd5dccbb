import type { Firestore } from 'firebase-admin/firestore';
import { deleteFile, finishUpload, makeFileLink, startUpload } from '@/lib/files/contract';
import { filePath } from '@/lib/files/schema';
import { findBucket } from '@/tests/support/services/bucket';
import type { Scene } from '@/tests/support/api/scene';
import type { CallableCase } from '@/tests/support/api/callable-case';

const fileId = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const words = 'So v = s / t.';

const file = ({ roomId }: Scene) => ({ roomId, fileId });
const announced = { name: 'Notes.txt', type: 'text/plain', size: words.length };
const record = { ...announced, kind: 'text', byName: 'Ada', at: 1 };

const put = (firestore: Firestore, { roomId, host }: Scene, state: object) =>
  firestore.doc(filePath(roomId, fileId)).set({ ...record, by: host.uid, ...state });

const countState =
  (state: string | undefined): CallableCase['countEffects'] =>
  async (firestore, { roomId }) =>
    (await firestore.doc(filePath(roomId, fileId)).get()).get('state') === state ? 1 : 0;

/** The files of a room. */
export const fileCases: readonly CallableCase[] = [
  {
    contract: startUpload,
    capability: 'file:upload',
    input: (scene) => ({ ...file(scene), ...announced }),
    otherInput: ({ roomId }) => ({ roomId, fileId: other, ...announced }),
    accepts: (field, value) => field === 'size' && value === 42,
    refusals: { name: 'files/name-invalid', type: 'files/type-not-taken' },
    prepare: () => Promise.resolve(),
    countEffects: countState('coming'),
  },
  {
    contract: finishUpload,
    capability: 'file:upload',
    input: file,
    otherInput: ({ roomId }) => ({ roomId, fileId: other }),
    prepare: async (scene, { firestore }) => {
      await put(firestore, scene, { state: 'coming' });
      const path = filePath(scene.roomId, fileId);
      await findBucket().file(path).save(words, { contentType: announced.type, resumable: false });
    },
    countEffects: countState('here'),
  },
  {
    contract: makeFileLink,
    capability: 'room:read',
    input: file,
    otherInput: ({ roomId }) => ({ roomId, fileId: other }),
    prepare: async (scene, { firestore }) => {
      await put(firestore, scene, { state: 'here', generation: '1' });
    },
    countEffects: countState('here'),
  },
  {
    contract: deleteFile,
    capability: 'room:read',
    input: file,
    otherInput: ({ roomId }) => ({ roomId, fileId: other }),
    prepare: async (scene, { firestore }) => {
      await put(firestore, scene, { state: 'here', generation: '1' });
    },
    countEffects: countState(undefined),
  },
];
