import { findRooms, listServiceTokens, mintServiceToken, revokeServiceToken } from '@/lib/services/contract';
import type { CallableCase } from '@/tests/support/api/callable-case';

const about = {
  capability: null,
  prepare: () => Promise.resolve(),
  // What changes something has to say how that is counted.
  countEffects: () => Promise.resolve(0),
} as const;

const wish = { kind: 'recorder', label: 'Lecture capture', lifetime: 'hour' };

/**
 * What administrators do about recorders and agents; a scene has no administrator, so that everybody in it is refused.
 * What it comes to, also repeated and at once, stands in `services.spec.ts`.
 */
export const serviceCases: readonly CallableCase[] = [
  {
    ...about,
    contract: mintServiceToken,
    administration: 'act',
    input: ({ roomId }) => ({ roomId, ...wish }),
    otherInput: ({ roomId }) => ({ roomId, ...wish, kind: 'agent' }),
    refusals: { label: 'services/label-invalid' },
    accepts: (field, value) => field === 'label' && ['../../..', 'a/b'].includes(String(value)),
    repeatedIn: {
      file: 'api/services.spec.ts',
      title: 'Parallel copies of one call mint one service token, which is stored nowhere',
    },
  },
  {
    ...about,
    contract: listServiceTokens,
    administration: 'look',
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...about,
    contract: revokeServiceToken,
    administration: 'act',
    input: () => ({ serviceId: 'abcdefghij0123456789' }),
    otherInput: () => ({ serviceId: '0123456789abcdefghij' }),
    repeatedIn: {
      file: 'api/services.spec.ts',
      title: 'A recorder appears in the room with its rights, and a revoked one stays out',
    },
  },
  {
    ...about,
    contract: findRooms,
    administration: 'look',
    input: ({ roomId }) => ({ query: roomId }),
    otherInput: () => ({ query: 'Algebra' }),
    accepts: (field, value) => field === 'query' && typeof value === 'string' && value.length <= 300,
  },
];
