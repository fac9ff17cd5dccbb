import {
  banPerson,
  changeRole,
  liftBan,
  listBans,
  putBack,
  readActionAboutMe,
  readPermissions,
  reportPerson,
  stopSource,
} from '@/lib/moderation/contract';
import { call, resultOf } from '@/tests/support/api/call';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';
import { countActions, prepareSession, sessionOf } from './shield-cases';

const nothing = (): Promise<void> => Promise.resolve();
const aboutLearner = ({ roomId, learner }: Scene) => ({ roomId, uid: learner.uid });

/** What hosts do about one person, and what that person asks. */
export const moderationCases: readonly CallableCase[] = [
  {
    contract: changeRole,
    capability: 'member:moderate',
    input: (scene) => ({ ...aboutLearner(scene), profile: 'presenter', lasts: 'always' }),
    otherInput: (scene) => ({ ...aboutLearner(scene), profile: 'listener', lasts: 'always' }),
    prepare: nothing,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'profile-changed'),
  },
  {
    contract: stopSource,
    capability: 'member:moderate',
    input: (scene) => ({ ...aboutLearner(scene), sessionId: sessionOf(scene), source: 'screen' }),
    otherInput: (scene) => ({ ...aboutLearner(scene), sessionId: sessionOf(scene), source: 'camera' }),
    prepare: prepareSession,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'source-stopped'),
  },
  {
    contract: readPermissions,
    capability: 'member:moderate',
    input: aboutLearner,
    otherInput: ({ roomId, host }) => ({ roomId, uid: host.uid }),
    prepare: nothing,
    countEffects: () => Promise.resolve(1),
  },
  {
    contract: putBack,
    capability: 'member:moderate',
    input: (scene) => ({ ...aboutLearner(scene), sessionId: sessionOf(scene) }),
    otherInput: (scene) => ({ roomId: scene.roomId, uid: scene.stranger.uid, sessionId: sessionOf(scene) }),
    prepare: prepareSession,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'lobby-put-back'),
  },
  {
    contract: banPerson,
    capability: 'member:moderate',
    input: aboutLearner,
    otherInput: ({ roomId, stranger }) => ({ roomId, uid: stranger.uid }),
    prepare: nothing,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'person-banned'),
  },
  {
    contract: listBans,
    capability: 'member:moderate',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: nothing,
    countEffects: () => Promise.resolve(1),
  },
  {
    contract: liftBan,
    capability: 'member:moderate',
    input: aboutLearner,
    otherInput: ({ roomId, stranger }) => ({ roomId, uid: stranger.uid }),
    prepare: async (scene) => {
      resultOf(await call(banPerson, { token: scene.host.token, input: aboutLearner(scene) }));
    },
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'ban-lifted'),
  },
  {
    contract: readActionAboutMe,
    capability: null,
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: nothing,
    countEffects: () => Promise.resolve(1),
  },
  {
    contract: reportPerson,
    capability: null,
    input: (scene) => ({ ...aboutLearner(scene), words: 'They shout.' }),
    otherInput: (scene) => ({ ...aboutLearner(scene), words: 'They shout again.' }),
    // A slash is a letter like others in what somebody writes.
    accepts: (field, value) => field === 'words' && typeof value === 'string' && value.includes('/'),
    prepare: nothing,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'person-reported'),
  },
];
