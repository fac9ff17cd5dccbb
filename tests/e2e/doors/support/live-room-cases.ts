import { endLiveRoom, listLiveRooms, removeFromLiveRoom } from '@/lib/call/contract';
import type { CallableCase } from './callable-cases';

const about = {
  capability: null,
  prepare: () => Promise.resolve(),
  countEffects: () => Promise.resolve(1),
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
  },
  {
    ...about,
    contract: removeFromLiveRoom,
    administration: 'act',
    input: ({ roomId, stranger }) => ({ roomId, uid: stranger.uid }),
    otherInput: ({ roomId, learner }) => ({ roomId, uid: learner.uid }),
  },
];
