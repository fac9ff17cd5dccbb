import { endLiveRoom, listLiveRooms, removeFromLiveRoom } from '@/lib/call/contract';
import { countRows } from '@/tests/support/api/administrator';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { prepareSession } from './shield-cases';

const about = {
  capability: null,
  prepare: () => Promise.resolve(),
  // What changes something has to say how that is counted.
  countEffects: () => Promise.resolve(0),
} as const;

/** What administrators see and do about calls; a scene has none, so that everybody in it is refused. */
export const liveRoomCases: readonly CallableCase[] = [
  {
    ...about,
    contract: listLiveRooms,
    administration: 'look',
    input: () => ({}),
    otherInput: () => ({}),
  },
  {
    ...about,
    contract: endLiveRoom,
    administration: 'act',
    input: ({ roomId }) => ({ roomId }),
    otherInput: () => ({ roomId: 'another' }),
    prepare: prepareSession,
    countEffects: countRows('session-ended'),
  },
  {
    ...about,
    contract: removeFromLiveRoom,
    administration: 'act',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid }),
    otherInput: ({ roomId, stranger }) => ({ roomId, uid: stranger.uid }),
    countEffects: countRows('member-removed'),
  },
];
