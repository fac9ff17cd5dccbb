import { arriveInCall, reconcileRoom } from '@/lib/call/contract';
import { closePaper, openPaperLink, redeemPaperLink } from '@/lib/paper/contract';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { readDatabase } from '@/tests/support/api/database';

/** What pages in a call ask for. */
export const callCases: readonly CallableCase[] = [
  {
    contract: reconcileRoom,
    // Every member may; outsiders stand in the table of callers.
    capability: null,
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: () => Promise.resolve(),
    // Of any number of callers one takes the turn.
    countEffects: async (_, { roomId }) => ((await readDatabase(`reconcile/${roomId}`)) === null ? 0 : 1),
  },
  {
    contract: arriveInCall,
    capability: null,
    // This person is not on the media server, so the lookup there finds nobody.
    input: ({ roomId }) => ({ roomId, joinId: 'Abcdefgh12345678' }),
    otherInput: ({ roomId }) => ({ roomId, joinId: 'Bcdefghi12345678' }),
    prepare: () => Promise.resolve(),
    countEffects: () => Promise.resolve(1),
  },
  {
    contract: openPaperLink,
    capability: 'screen:publish',
    input: ({ roomId }) => ({ roomId, joinId: 'Abcdefgh12345678' }),
    otherInput: ({ roomId }) => ({ roomId, joinId: 'Bcdefghi12345678' }),
    prepare: () => Promise.resolve(),
    repeatedIn: {
      file: 'api/paper/paper-links.spec.ts',
      title: 'A phone goes when its person ends it, when the next comes, and when they leave',
    },
    countEffects: () => Promise.resolve(0),
  },
  {
    contract: redeemPaperLink,
    isPublic: true,
    capability: null,
    input: () => ({ code: 'bcdf-ghjk' }),
    otherInput: () => ({ code: 'bcdf-ghjm' }),
    refusals: { code: 'paper/link-over' },
    prepare: () => Promise.resolve(),
    repeatedIn: {
      file: 'api/paper/paper-links.spec.ts',
      title: 'Repeated and parallel calls with one key let one phone in, once',
    },
    countEffects: () => Promise.resolve(0),
  },
  {
    contract: closePaper,
    capability: null,
    input: ({ roomId }) => ({ roomId, joinId: 'Abcdefgh12345678' }),
    otherInput: ({ roomId }) => ({ roomId, joinId: 'Bcdefghi12345678' }),
    prepare: () => Promise.resolve(),
    countEffects: () => Promise.resolve(1),
  },
];
