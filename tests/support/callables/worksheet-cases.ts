import type { Firestore } from 'firebase-admin/firestore';
import {
  binWorksheet,
  createFirstWorksheet,
  createWorksheet,
  renameWorksheet,
  restoreWorksheet,
} from '@/lib/worksheet/contract';
import { firstWorksheetId } from '@/lib/worksheet/schema';
import { call, resultOf } from '@/tests/support/api/call';
import type { Scene } from '@/tests/support/api/scene';
import type { CallableCase } from '@/tests/support/api/callable-case';

const sheet = ({ roomId }: Scene) => ({ roomId, id: firstWorksheetId });
const named = (scene: Scene) => ({ ...sheet(scene), name: 'Forces' });

const createFirst = async ({ roomId, host }: Scene): Promise<void> => {
  resultOf(await call(createFirstWorksheet, { token: host.token, input: { roomId, name: 'Sheet' } }));
};
const listSheets = async (firestore: Firestore, { roomId }: Scene) =>
  (await firestore.collection(`rooms/${roomId}/worksheets`).get()).docs;

const countFound =
  (isDone: (data: FirebaseFirestore.DocumentData) => boolean): CallableCase['countEffects'] =>
  async (firestore, scene) =>
    (await listSheets(firestore, scene)).filter((found) => isDone(found.data())).length;

const common = {
  capability: 'worksheet:edit',
  refusals: { name: 'worksheet/name-invalid' },
} as const satisfies Partial<CallableCase>;

/** The list of a room's sheets. */
export const worksheetCases: readonly CallableCase[] = [
  {
    ...common,
    contract: createWorksheet,
    input: ({ roomId }) => ({ roomId, name: 'Forces' }),
    otherInput: ({ roomId }) => ({ roomId, name: 'Energy' }),
    prepare: () => Promise.resolve(),
    countEffects: countFound(() => true),
  },
  {
    ...common,
    contract: createFirstWorksheet,
    input: ({ roomId }) => ({ roomId, name: 'Forces' }),
    otherInput: ({ roomId }) => ({ roomId, name: 'Energy' }),
    prepare: () => Promise.resolve(),
    countEffects: countFound(() => true),
  },
  {
    ...common,
    contract: renameWorksheet,
    input: named,
    otherInput: (scene) => ({ ...sheet(scene), name: 'Energy' }),
    prepare: createFirst,
    countEffects: countFound(({ name }) => name === 'Forces'),
  },
  {
    ...common,
    contract: binWorksheet,
    input: sheet,
    otherInput: ({ roomId }) => ({ roomId, id: 'another' }),
    prepare: createFirst,
    countEffects: countFound(({ binnedAt }) => binnedAt !== null),
  },
  {
    ...common,
    contract: restoreWorksheet,
    input: sheet,
    otherInput: ({ roomId }) => ({ roomId, id: 'another' }),
    prepare: async (scene) => {
      await createFirst(scene);
      resultOf(await call(binWorksheet, { token: scene.host.token, input: sheet(scene) }));
    },
    countEffects: countFound(({ binnedAt }) => binnedAt === null),
  },
];
