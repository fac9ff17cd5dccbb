import type { Firestore } from 'firebase-admin/firestore';
import {
  answerOffer,
  archiveRoom,
  chooseRoomPicture,
  deleteRoom,
  finishChanges,
  leaveRoom,
  offerRoom,
  setException,
  takeBackException,
  updateRoom,
} from '@/lib/rooms/contract';
import { askForReminder, writePlanFile } from '@/lib/calendar/contract';
import { countOutbox } from '@/tests/support/fakes/count-outbox';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { call, resultOf } from '@/tests/support/api/call';
import { pictureId, putComing } from '@/tests/support/make/coming-picture';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';

const nothing = (): Promise<void> => Promise.resolve();

/** The learner of a scene becomes the room's owner. */
async function giveToLearner({ roomId, host, learner }: Scene): Promise<void> {
  resultOf(await call(offerRoom, { token: host.token, input: { roomId, uid: learner.uid } }));
  resultOf(await call(answerOffer, { token: learner.token, input: { roomId, accept: true } }));
}

/** The epoch of what was lent for a case, by the learner's uid. */
const epochs = new Map<string, number>();
const epochOf = (uid: string): number => epochs.get(uid) ?? 1;

/** What concerns a room as a whole, and who owns it. */
export const roomCases: readonly CallableCase[] = [
  {
    contract: updateRoom,
    capability: 'room:settings',
    input: ({ roomId }) => ({ roomId, name: 'Algebra on Fridays', preset: 'class', plan: null }),
    otherInput: ({ roomId }) => ({ roomId, name: 'Algebra on Fridays', preset: 'review', plan: null }),
    accepts: (field, value) => field === 'plan' && value === null,
    mayMiss: ['name', 'preset', 'plan', 'strictEntry', 'hostless', 'lobby', 'slowMode'],
    partOf: (field, value) =>
      field === 'plan' && typeof value === 'object' && !Array.isArray(value) ? 'plan.kind' : field,
    refusals: { name: 'rooms/name-invalid' },
    prepare: nothing,
    // The room was made with the first epoch of its matrix.
    countEffects: async (firestore, { roomId }) => (await readEpoch(firestore, roomId, '_matrix')) - 1,
  },
  {
    contract: chooseRoomPicture,
    capability: 'room:settings',
    input: ({ roomId }) => ({ roomId, picture: pictureId }),
    otherInput: ({ roomId }) => ({ roomId, picture: null }),
    accepts: (field, value) => field === 'picture' && value === null,
    prepare: ({ host }) => putComing(host.uid),
    countEffects: async (firestore, { roomId }) =>
      (await firestore.doc(`rooms/${roomId}`).get()).get('picture') === pictureId ? 1 : 0,
  },
  {
    contract: writePlanFile,
    capability: 'room:read',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: nothing,
    countEffects: () => Promise.resolve(1),
  },
  {
    contract: askForReminder,
    capability: 'room:read',
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: nothing,
    // That members are told once is shown where reminders are tested.
    countEffects: () => Promise.resolve(1),
  },
  {
    contract: finishChanges,
    // Every member may; outsiders stand in the table of callers.
    capability: null,
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: nothing,
    countEffects: async (firestore, { roomId }) => ((await countOutbox(firestore, roomId)) === 0 ? 1 : 0),
  },
  {
    contract: archiveRoom,
    capability: 'room:settings',
    input: ({ roomId }) => ({ roomId, isArchived: true }),
    otherInput: ({ roomId }) => ({ roomId, isArchived: false }),
    accepts: (field, value) => field === 'isArchived' && value === true,
    prepare: nothing,
    countEffects: async (firestore, { roomId, learner }) => {
      const [room, listing] = await Promise.all([
        firestore.doc(`rooms/${roomId}`).get(),
        firestore.doc(`users/${learner.uid}/rooms/${roomId}`).get(),
      ]);
      return room.get('archivedAt') > 0 && listing.get('archived') === true ? 1 : 0;
    },
  },
  {
    contract: setException,
    capability: 'member:moderate',
    input: ({ roomId, learner }) => ({
      roomId,
      uid: learner.uid,
      capability: 'screen:publish',
      lending: { allow: true, lasts: 'always' },
    }),
    otherInput: ({ roomId, learner }) => ({
      roomId,
      uid: learner.uid,
      capability: 'screen:publish',
      lending: null,
    }),
    accepts: (field, value) => field === 'lending' && value === null,
    partOf: (field, value) =>
      field === 'lending' && typeof value === 'object' && !Array.isArray(value) ? 'lending.allow' : field,
    prepare: nothing,
    countEffects: async (firestore, { roomId }) => {
      const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
      return rows.docs.filter((row) => row.get('action') === 'exception-set').length;
    },
  },
  {
    contract: takeBackException,
    capability: 'member:moderate',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid, epoch: epochOf(learner.uid) }),
    otherInput: ({ roomId, learner }) => ({ roomId, uid: learner.uid, epoch: 1 }),
    accepts: (field, value) => field === 'epoch' && typeof value === 'number',
    prepare: async ({ roomId, host, learner }) => {
      const lending = { allow: true, lasts: 'always' };
      const input = { roomId, uid: learner.uid, capability: 'screen:publish', lending };
      const { epoch } = resultOf(await call(setException, { token: host.token, input })) as { epoch: number };
      epochs.set(learner.uid, epoch);
    },
    countEffects: async (firestore, { roomId }) => {
      const rows = await firestore.collection('audit').where('roomId', '==', roomId).get();
      return rows.docs.filter((row) => row.get('after.allow') === null).length;
    },
  },
  {
    contract: deleteRoom,
    capability: 'room:delete',
    input: ({ roomId }) => ({ roomId, name: defaultRoomName }),
    otherInput: ({ roomId }) => ({ roomId, name: 'Another room' }),
    refusals: { name: 'rooms/name-invalid' },
    prepare: nothing,
    countEffects: async (firestore, { roomId }) => {
      const [room, deletion] = await Promise.all([
        firestore.doc(`rooms/${roomId}`).get(),
        firestore.doc(`deletions/${roomId}`).get(),
      ]);
      return !room.exists && deletion.exists ? 1 : 0;
    },
  },
  {
    contract: leaveRoom,
    capability: null,
    input: ({ roomId }) => ({ roomId }),
    otherInput: ({ roomId }) => ({ roomId }),
    prepare: giveToLearner,
    // Being made host was the entry's first change.
    countEffects: async (firestore, { roomId, host }) => (await readEpoch(firestore, roomId, host.uid)) - 1,
  },
  {
    contract: offerRoom,
    capability: 'room:transfer',
    input: ({ roomId, learner }) => ({ roomId, uid: learner.uid }),
    otherInput: ({ roomId }) => ({ roomId, uid: null }),
    // An offer to nobody takes the offer back.
    accepts: (field, value) => field === 'uid' && value === null,
    prepare: nothing,
    countEffects: async (firestore, { roomId, learner }) => {
      const room = await firestore.doc(`rooms/${roomId}`).get();
      return room.get('handover.toUid') === learner.uid ? 1 : 0;
    },
  },
  {
    contract: answerOffer,
    capability: null,
    input: ({ roomId }) => ({ roomId, accept: true }),
    otherInput: ({ roomId }) => ({ roomId, accept: false }),
    accepts: (field, value) => field === 'accept' && value === true,
    prepare: async (scene) => {
      await giveToLearner(scene);
      const { roomId, host, learner } = scene;
      resultOf(await call(offerRoom, { token: learner.token, input: { roomId, uid: host.uid } }));
    },
    countEffects: async (firestore, { roomId, host }) => (await readEpoch(firestore, roomId, host.uid)) - 1,
  },
];

async function readEpoch(firestore: Firestore, roomId: string, entryId: string): Promise<number> {
  const entry = await firestore.doc(`rooms/${roomId}/access/${entryId}`).get();
  return (entry.data()?.['epoch'] as number | undefined) ?? 0;
}
