import { changeTranscript, deleteTranscript, keepSaid } from '@/lib/captions/contract';
import type { AdminSdk } from '@/scripts/stack/admin-sdk';
import { call, resultOf } from '@/tests/support/api/call';
import type { Scene } from '@/tests/support/api/scene';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { countActions, prepareSession, sessionOf } from './shield-cases';

/** A session is prepared in a room that keeps what is said, and the host is in it. */
async function prepareKeeping(scene: Scene, { firestore }: AdminSdk): Promise<void> {
  const { roomId, host } = scene;
  await prepareSession(scene);
  await firestore.doc(`rooms/${roomId}/sessions/${sessionOf(scene)}/attendance/${host.uid}`).set({
    ...{ uid: host.uid, name: 'Ada Lovelace', profile: 'host', kind: 'account' },
    visits: { PA_1: { from: Date.now() } },
  });
  resultOf(await call(changeTranscript, { token: host.token, input: { roomId, isKept: true } }));
}

const said = (scene: Scene, text: string) => ({
  roomId: scene.roomId,
  sessionId: sessionOf(scene),
  pieces: [{ id: 'SG_1', text, ago: 0, cell: { sheet: 'first', id: 'c7', line: 3 } }],
});

/** The same, and something was said in it. */
async function prepareSaid(scene: Scene, admin: AdminSdk): Promise<void> {
  await prepareKeeping(scene, admin);
  resultOf(await call(keepSaid, { token: scene.host.token, input: said(scene, 'Good.') }));
}

/** What is kept of what people say. */
export const captionCases: readonly CallableCase[] = [
  {
    contract: keepSaid,
    // Every member may ask; nothing is kept of people who may not speak.
    capability: null,
    input: (scene) => said(scene, 'Good.'),
    otherInput: (scene) => said(scene, 'Better.'),
    prepare: prepareKeeping,
    countEffects: async (firestore, scene, callerUid) => {
      const kept = await firestore
        .collection(`rooms/${scene.roomId}/sessions/${sessionOf(scene)}/transcript`)
        .get();
      return kept.docs.filter((row) => row.get('uid') === callerUid && row.get('text') === 'Good.').length;
    },
  },
  {
    contract: changeTranscript,
    capability: 'room:settings',
    input: ({ roomId }) => ({ roomId, isKept: true }),
    otherInput: ({ roomId }) => ({ roomId, isKept: false }),
    accepts: (field, value) => field === 'isKept' && value === true,
    prepare: prepareSession,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'transcript-begun'),
  },
  {
    contract: deleteTranscript,
    capability: 'member:moderate',
    input: (scene) => ({ roomId: scene.roomId, sessionId: sessionOf(scene) }),
    otherInput: ({ roomId }) => ({ roomId, sessionId: 'another' }),
    prepare: prepareSaid,
    countEffects: (firestore, { roomId }) => countActions(firestore, roomId, 'transcript-deleted'),
  },
];
