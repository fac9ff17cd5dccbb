import type { Firestore } from 'firebase-admin/firestore';
import {
  answerToShow,
  askToShow,
  handOutPage,
  hidePage,
  leadHandout,
  paceHandout,
  showPage,
  takePage,
} from '@/lib/class/contract';
import { createFirstWorksheet } from '@/lib/worksheet/contract';
import { firstWorksheetId } from '@/lib/worksheet/schema';
import type { CallableCase } from '@/tests/support/api/callable-case';
import { call, resultOf } from '@/tests/support/api/call';
import type { Scene } from '@/tests/support/api/scene';

/** Makes the room's first sheet and hands it out; returns the hand-out. */
export async function handOut({ roomId, host }: Scene): Promise<string> {
  const { token } = host;
  resultOf(await call(createFirstWorksheet, { token, input: { roomId, name: 'Forces' } }));
  const input = { roomId, sheetId: firstWorksheetId };
  return (resultOf(await call(handOutPage, { token, input })) as { handoutId: string }).handoutId;
}

const handouts = new Map<string, string>();
const handOutOnce = async (scene: Scene): Promise<void> => {
  handouts.set(scene.roomId, await handOut(scene));
};
const handoutOf = ({ roomId }: Scene) => ({ roomId, handoutId: handouts.get(roomId) ?? '000000000000' });
const stored = async (firestore: Firestore, { roomId }: Scene) =>
  (await firestore.collection(`rooms/${roomId}/handouts`).get()).docs.map((handout) => handout.data());

/** Makes the learner's page the one that everybody sees. */
async function showOnce(scene: Scene): Promise<void> {
  await handOutOnce(scene);
  const input = { ...handoutOf(scene), uid: scene.learner.uid, isNamed: false };
  resultOf(await call(showPage, { token: scene.host.token, input }));
}
/** Asks the learner whether their page may be shown. */
async function askOnce(scene: Scene): Promise<void> {
  await handOutOnce(scene);
  const input = { ...handoutOf(scene), uid: scene.learner.uid };
  resultOf(await call(askToShow, { token: scene.host.token, input }));
}
const showings = async (firestore: Firestore, scene: Scene) => {
  const { roomId, handoutId } = handoutOf(scene);
  const { docs } = await firestore.collection(`rooms/${roomId}/handouts/${handoutId}/showings`).get();
  return docs.map((showing) => showing.data() as { asked?: { answer?: string } });
};

/** Pages for each learner of a room. */
export const classCases: readonly CallableCase[] = [
  {
    contract: handOutPage,
    capability: 'class:run',
    input: ({ roomId }) => ({ roomId, sheetId: firstWorksheetId }),
    otherInput: ({ roomId }) => ({ roomId, sheetId: 'second' }),
    prepare: async ({ roomId, host: { token } }) => {
      resultOf(await call(createFirstWorksheet, { token, input: { roomId, name: 'Forces' } }));
    },
    countEffects: async (firestore, scene) => (await stored(firestore, scene)).length,
  },
  {
    contract: takePage,
    capability: 'room:read',
    input: handoutOf,
    otherInput: (scene) => ({ ...handoutOf(scene), handoutId: '000000000000' }),
    prepare: handOutOnce,
    countEffects: async (firestore, scene) => (await stored(firestore, scene)).length,
  },
  {
    contract: leadHandout,
    capability: 'class:run',
    input: (scene) => ({ ...handoutOf(scene), state: 'frozen' }),
    otherInput: (scene) => ({ ...handoutOf(scene), state: 'open' }),
    prepare: handOutOnce,
    countEffects: async (firestore, scene) =>
      (await stored(firestore, scene)).filter(({ state }) => state === 'frozen').length,
  },
  {
    contract: paceHandout,
    capability: 'class:run',
    input: (scene) => ({ ...handoutOf(scene), pace: 3 }),
    otherInput: (scene) => ({ ...handoutOf(scene), pace: null }),
    accepts: (field, value) => field === 'pace' && (value === 42 || value === null),
    prepare: handOutOnce,
    countEffects: async (firestore, scene) =>
      (await stored(firestore, scene)).filter(({ pace }) => pace === 3).length,
  },
  {
    contract: showPage,
    capability: 'class:run',
    input: (scene) => ({ ...handoutOf(scene), uid: scene.learner.uid, isNamed: false }),
    otherInput: (scene) => ({ ...handoutOf(scene), uid: scene.learner.uid, isNamed: true }),
    accepts: (field, value) => field === 'isNamed' && value === true,
    prepare: handOutOnce,
    countEffects: async (firestore, scene) =>
      (await stored(firestore, scene)).filter(({ shown }) => shown !== undefined).length,
  },
  {
    contract: hidePage,
    capability: 'class:run',
    input: handoutOf,
    otherInput: (scene) => ({ ...handoutOf(scene), handoutId: '000000000000' }),
    prepare: showOnce,
    countEffects: async (firestore, scene) =>
      (await stored(firestore, scene)).filter(({ shown }) => shown === undefined).length,
  },
  {
    contract: askToShow,
    capability: 'class:run',
    input: (scene) => ({ ...handoutOf(scene), uid: scene.learner.uid }),
    otherInput: (scene) => ({ ...handoutOf(scene), uid: scene.host.uid }),
    prepare: handOutOnce,
    countEffects: async (firestore, scene) => (await showings(firestore, scene)).length,
  },
  {
    contract: answerToShow,
    capability: 'room:read',
    repeatedBy: ({ learner }) => learner,
    input: (scene) => ({ ...handoutOf(scene), answer: 'unnamed' }),
    otherInput: (scene) => ({ ...handoutOf(scene), answer: 'no' }),
    prepare: askOnce,
    countEffects: async (firestore, scene) =>
      (await showings(firestore, scene)).filter(({ asked }) => asked?.answer === 'unnamed').length,
  },
];
