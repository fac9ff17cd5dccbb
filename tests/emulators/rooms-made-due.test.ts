import { initializeApp } from 'firebase-admin/app';
import { Firestore } from 'firebase-admin/firestore';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { outboxLease } from '@/lib/rooms/outbox-entry';
import { parseTurn } from '@/lib/rooms/reconcile-turn';
import { endLoan } from '@/lib/rooms/server/end-loan';
import { firestoreOutbox } from '@/lib/rooms/server/firestore-outbox';
import { listImporters } from '@/tests/support/list-importers';
import { deedsInRoom } from './support/deeds-in-room';
import { endAdminApps } from './support/end-admin-apps';
import { seedOpenCall } from './support/open-call';
import { unique } from './support/unique';

// A project of its own. The product takes the first app that there is.
const projectId = `demo-${unique('due').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const runTransaction = Reflect.get(Firestore.prototype, 'runTransaction') as (
  ...parameters: unknown[]
) => Promise<unknown>;
afterEach(() => Object.assign(Firestore.prototype, { runTransaction }));

/** Carries a deed out up to its commit, as a server that dies then. */
async function cutOff(deed: () => Promise<unknown>): Promise<void> {
  const death = new Error('Cut off after its commit.');
  Object.assign(Firestore.prototype, {
    async runTransaction(this: Firestore, ...parameters: unknown[]) {
      await runTransaction.apply(this, parameters);
      throw death;
    },
  });
  await expect(deed()).rejects.toBe(death);
}

/** When a room is looked at next, from now on (ms). */
const readWait = async (roomId: string): Promise<number> =>
  parseTurn(await readDatabase(`reconcile/${roomId}`)).next - Date.now();
/** What is decided, and still to be told to the media server. */
const readLeft = async (roomId: string) =>
  (await firestoreOutbox.list(roomId)).map(({ media }) => media?.kind ?? null);

/** They ask the media server before they decide, or only sometimes tell it: asked without one, by what is named here. */
const elsewhere = {
  'lib/call/server/event-transaction.ts': 'tests/support/newer-answers-told.test.ts',
  'lib/call/server/join-transaction.ts': 'tests/support/newer-answers-told.test.ts',
  'lib/rooms/server/review-hosts.ts': 'tests/support/hosts-left-due.test.ts',
};

describe('A room is looked at soon', () => {
  it.each(deedsInRoom)('where $what, also if the server dies right then', async ({ carryOut, leaves }) => {
    const call = await seedOpenCall();
    await cutOff(() => carryOut(call));
    const left = await readLeft(call.roomId);
    expect(left).toHaveLength(leaves.length);
    expect(left).toEqual(expect.arrayContaining([...leaves]));
    expect(await readWait(call.roomId)).toBeLessThanOrEqual(outboxLease);
  });

  it('not for somebody who stops sending what they were not lent', async () => {
    const { roomId } = await seedOpenCall();
    await endLoan({ roomId, uid: 'ada', capability: 'camera:publish', at: Date.now() });
    expect(await readLeft(roomId)).toEqual([]);
    expect(await readWait(roomId)).toBeGreaterThan(outboxLease);
  });

  it('by all that is asked here or said to be asked elsewhere', () => {
    const asked = new Set([...deedsInRoom.map(({ by }) => by), ...Object.keys(elsewhere)]);
    const makingDue = listImporters(['changeInRoom', 'makeDue'], '@/lib/rooms/server/change-in-room');
    expect([...asked].sort()).toEqual(makingDue);
  });
});
