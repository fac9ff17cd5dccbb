import type { Firestore } from 'firebase-admin/firestore';
import { tokenPath } from '@/lib/call/token-contract';
import {
  admitFromLobby,
  declineFromLobby,
  enterByCode,
  enterByCodeAsGuest,
  findShortCode,
  knock,
  makeShortCode,
  revokeShortCode,
  takeBackDecline,
  writeToHosts,
  writeToLobby,
} from '@/lib/lobby/contract';
import { makeRoom } from '@/tests/support/make/make-room';
import { ask } from '@/tests/support/api/ask';
import { call, resultOf } from '@/tests/support/api/call';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';
import { openRoom } from '@/tests/support/api/open-room';

const noCode = 'zzzzzzzz';

/** The code that `prepare` has made for a scene, and whose room it is. */
const made = new WeakMap<Scene, { roomId: string; code: string }>();

/** A host at the door: a session is prepared, with nobody inside. */
async function prepareSession({ roomId, host }: Scene): Promise<void> {
  const { status, text } = await ask(tokenPath(roomId), { token: host.token, body: '{}' });
  if (status !== 200) throw new Error(`No session could be prepared: ${text}`);
}

/** The same where everybody waits: only who does can be sent away. */
const prepareLobby = (scene: Scene): Promise<void> => openRoom(scene, 'everyone');

const nothing = (): Promise<void> => Promise.resolve();
const harmless = { prepare: nothing, countEffects: () => Promise.resolve(1) };
const countActions = async (firestore: Firestore, roomId: string, action: string): Promise<number> => {
  const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
  return rows.docs.filter((row) => row.get('action') === action).length;
};
const countCodes = async (firestore: Firestore, { roomId }: Scene): Promise<number> =>
  (await firestore.collection('shortCodes').where('roomId', '==', roomId).get()).size;

/** The lobby: who waits, who lets in, and the codes that lead there. */
export const lobbyCases: readonly CallableCase[] = [
  {
    ...harmless,
    contract: knock,
    capability: null,
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
  },
  {
    contract: admitFromLobby,
    capability: 'lobby:admit',
    input: ({ roomId, learner }) => ({ roomId, uids: [learner.uid] }),
    otherInput: ({ roomId, stranger }) => ({ roomId, uids: [stranger.uid] }),
    prepare: prepareSession,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'lobby-admitted'),
  },
  {
    contract: declineFromLobby,
    capability: 'lobby:admit',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid, words: '' }),
    otherInput: ({ roomId, stranger }) => ({ roomId, uid: stranger.uid, words: '' }),
    accepts: (field, value) =>
      field === 'words' && typeof value === 'string' && (value === '' || value.includes('/')),
    refusals: { words: 'rooms/words-invalid' },
    prepare: prepareLobby,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'lobby-declined'),
  },
  {
    contract: takeBackDecline,
    capability: 'lobby:admit',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid }),
    otherInput: ({ roomId, stranger }) => ({ roomId, uid: stranger.uid }),
    prepare: async (scene) => {
      await prepareLobby(scene);
      const { roomId, host, learner } = scene;
      const input = { roomId, uid: learner.uid, words: '' };
      resultOf(await call(declineFromLobby, { token: host.token, input }));
    },
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'lobby-decline-taken-back'),
  },
  {
    ...harmless,
    contract: writeToLobby,
    capability: 'lobby:admit',
    input: ({ roomId }) => ({ roomId, words: 'Two minutes, please' }),
    otherInput: ({ roomId }) => ({ roomId, words: 'Three minutes, please' }),
    accepts: (field, value) => field === 'words' && typeof value === 'string' && value.includes('/'),
    refusals: { words: 'rooms/words-invalid' },
  },
  {
    ...harmless,
    contract: writeToHosts,
    capability: null,
    input: ({ roomId }) => ({ roomId, words: 'It is me' }),
    otherInput: ({ roomId }) => ({ roomId, words: 'It is still me' }),
    accepts: (field, value) => field === 'words' && typeof value === 'string' && value.includes('/'),
    refusals: { words: 'rooms/words-invalid' },
  },
  {
    contract: makeShortCode,
    capability: 'member:add',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: nothing,
    countEffects: countCodes,
  },
  {
    ...harmless,
    contract: findShortCode,
    capability: 'member:add',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
  },
  {
    contract: revokeShortCode,
    capability: 'member:add',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: async ({ roomId, host }) => {
      resultOf(await call(makeShortCode, { token: host.token, input: { roomId } }));
    },
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'short-code-revoked'),
  },
  {
    contract: enterByCode,
    capability: null,
    input: (scene) => ({ code: made.get(scene)?.code ?? noCode }),
    otherInput: () => ({ code: noCode }),
    refusals: { code: 'rooms/code-invalid' },
    // The host of the scene knocks at the room of somebody else.
    prepare: async (scene) => {
      const { roomId } = await makeRoom({ host: scene.stranger, name: 'Where strangers meet' });
      const answer = await call(makeShortCode, { token: scene.stranger.token, input: { roomId } });
      made.set(scene, { roomId, ...(resultOf(answer) as { code: string }) });
    },
    countEffects: async (firestore, scene) => {
      const pass = await firestore.doc(`lobbyPasses/${made.get(scene)?.roomId}_${scene.host.uid}`).get();
      return pass.get('state') === 'waiting' ? 1 : 0;
    },
  },
  {
    ...harmless,
    contract: enterByCodeAsGuest,
    isPublic: true,
    capability: null,
    input: () => ({ code: noCode, name: 'Guest' }),
    otherInput: () => ({ code: noCode, name: 'Other' }),
    mayMiss: ['device'],
    refusals: { code: 'rooms/code-invalid' },
    repeatedIn: {
      file: 'api/lobby-returns.spec.ts',
      title: 'makes one guest from repeated and parallel calls with one key',
    },
  },
];
