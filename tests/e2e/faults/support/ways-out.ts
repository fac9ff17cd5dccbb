import { disablePerson } from '@/lib/admin/contract';
import { banPerson, putBack } from '@/lib/moderation/contract';
import { endSession, removeMember } from '@/lib/rooms/contract';
import { gatePlace } from '@/lib/rooms/outbox/outbox-entry';
import { readDatabase } from '@/tests/e2e/api/support/database';
import { findInside } from '@/tests/e2e/api/support/inside';
import { expect } from '@/tests/support/test';
import { asPromised, pollLeft, type Death, type OpenCall } from './death';
import { dieAfter } from './die-after';
import { databaseTold, firstCommit, secondCommit, type DyingStep } from './dying-steps';

const isInside = async ({ roomId, learner }: OpenCall, name: string): Promise<boolean> =>
  (await findInside(roomId, learner(name).identity)) !== null;

/** The media server has put somebody out, and their row in the Realtime Database is gone. */
export async function expectOut(call: OpenCall, name: string): Promise<void> {
  await expect.poll(() => isInside(call, name), asPromised).toBe(false);
  const { uid } = call.learner(name);
  await expect.poll(() => readDatabase(`admitted/${call.roomId}/${uid}`), asPromised).toBeNull();
}

const readProfile = ({ roomId, learner }: OpenCall, name: string) =>
  readDatabase(`access/${roomId}/${learner(name).uid}/profile`);

/** An administrator disables somebody's account. */
const disabling = (name: string, last: DyingStep) => ({
  die: ({ administrator, learner }: OpenCall) =>
    dieAfter(disablePerson, administrator, { uid: learner(name).uid, isDisabled: true }, last),
  follows: async (call: OpenCall) => {
    await expectOut(call, name);
    const { uid } = call.learner(name);
    expect(await readDatabase(`gates/${uid}/disabled`)).toBe(true);
    await pollLeft(call, gatePlace(uid)).toBe(0);
  },
});

/** Whether the join of somebody counts no more. */
const isClosed = async ({ admin, learner }: OpenCall, name: string): Promise<unknown> =>
  (await admin.firestore.doc(`admitted/${learner(name).identity}`).get()).get('closed');

/** Somebody has to leave the call with each, and the last ends it. */
export const waysOut: readonly Death[] = [
  {
    what: 'Somebody was put back outside, and nobody has heard of it',
    die: ({ roomId, emmy, learner }) => {
      const { uid, sessionId } = learner('Ada');
      return dieAfter(putBack, emmy, { roomId, sessionId, uid });
    },
    follows: (call) => expectOut(call, 'Ada'),
  },
  {
    what: 'Somebody was banned, and nobody has heard of it',
    die: ({ roomId, emmy, learner }) => dieAfter(banPerson, emmy, { roomId, uid: learner('Ben').uid }),
    follows: async (call) => {
      await expectOut(call, 'Ben');
      expect(await readProfile(call, 'Ben')).toBeNull();
    },
  },
  {
    what: 'Somebody was removed, and nobody has heard of it',
    die: ({ roomId, emmy, learner }) => dieAfter(removeMember, emmy, { roomId, uid: learner('Carl').uid }),
    follows: async (call) => {
      await expectOut(call, 'Carl');
      expect(await readProfile(call, 'Carl')).toBeNull();
    },
  },
  {
    what: 'Somebody was removed, and only the pages have heard of it',
    die: ({ roomId, emmy, learner }) =>
      dieAfter(removeMember, emmy, { roomId, uid: learner('Dora').uid }, databaseTold),
    stands: async (call) => {
      expect(await readProfile(call, 'Dora')).toBeNull();
    },
    follows: (call) => expectOut(call, 'Dora'),
  },
  { what: 'Somebody was disabled, and nobody has heard of it', ...disabling('Eve', firstCommit) },
  {
    what: 'Somebody was disabled: the databases shut them out, and their calls are not closed',
    ...disabling('Fay', databaseTold),
    stands: async (call) => {
      expect(await readDatabase(`gates/${call.learner('Fay').uid}/disabled`)).toBe(true);
      expect(await isClosed(call, 'Fay')).toBe(false);
    },
  },
  {
    what: 'Somebody was disabled: their calls are closed, and nobody has heard of it',
    ...disabling('Gus', secondCommit),
    stands: async (call) => {
      expect(await isClosed(call, 'Gus')).toBe(true);
      expect(await isInside(call, 'Gus')).toBe(true);
    },
  },
  {
    what: 'The call was ended for everyone, and nobody has heard of it',
    die: async (call) => {
      expect(await isInside(call, 'Hal')).toBe(true);
      await dieAfter(endSession, call.emmy, { roomId: call.roomId });
    },
    follows: async (call) => {
      await expectOut(call, 'Hal');
      await expect(call.page.getByRole('heading', { name: 'The session has ended' })).toBeVisible();
      await pollLeft(call).toBe(0);
    },
  },
];
