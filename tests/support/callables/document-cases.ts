import { compactDocument } from '@/lib/documents/contract';
import { isRecord } from '@/lib/core/is-record';
import { readDatabase, writeDatabase } from '@/tests/support/api/database';
import type { Scene } from '@/tests/support/api/scene';
import type { CallableCase } from '@/tests/support/api/callable-case';

const pathOf = ({ roomId }: Scene) => `worksheets/rooms/${roomId}/first`;
const placeOf = ({ roomId }: Scene, id: string) => ({
  kind: 'worksheets',
  owner: 'rooms',
  ownerId: roomId,
  id,
});

/** What keeps shared documents in order. */
export const documentCases: readonly CallableCase[] = [
  {
    contract: compactDocument,
    // Not a room's alone: a person's own documents have the same.
    capability: null,
    input: (scene) => placeOf(scene, 'first'),
    otherInput: (scene) => placeOf(scene, 'second'),
    // An update of nothing.
    prepare: (scene) => writeDatabase(`${pathOf(scene)}/updates`, { one: 'AAA=' }),
    countEffects: async (_, scene) => {
      const document = await readDatabase(pathOf(scene));
      return isRecord(document) && isRecord(document['head']) && !('updates' in document) ? 1 : 0;
    },
  },
];
