import { initializeApp } from 'firebase-admin/app';
import { Firestore } from 'firebase-admin/firestore';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { outboxLease } from '@/lib/rooms/outbox/outbox-entry';
import { parseTurn } from '@/lib/rooms/session/reconcile-turn';
import { endTemporaryGrant } from '@/lib/rooms/server/access/end-temporary-grant';
import { firestoreOutbox } from '@/lib/rooms/server/outbox/firestore-outbox';
import { actionsInRoom } from './support/actions-in-room';
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

/** Runs a command up to its commit, as a server that dies then. */
async function cutOff(command: () => Promise<unknown>): Promise<void> {
  const death = new Error('Cut off after its commit.');
  Object.assign(Firestore.prototype, {
    async runTransaction(this: Firestore, ...parameters: unknown[]) {
      await runTransaction.apply(this, parameters);
      throw death;
    },
  });
  await expect(command()).rejects.toBe(death);
}

/** How long a room waits for its next reconcile (ms). */
const readWait = async (roomId: string): Promise<number> =>
  parseTurn(await readDatabase(`reconcile/${roomId}`)).next - Date.now();
/** What the media server has still to be told. */
const readLeft = async (roomId: string) =>
  (await firestoreOutbox.list(roomId)).map(({ media }) => media?.kind ?? null);

describe('a command that is cut off after its commit', () => {
  it.each(actionsInRoom)('leaves its room scheduled when $what', async ({ carryOut, leaves }) => {
    const call = await seedOpenCall();
    await cutOff(() => carryOut(call));
    const left = await readLeft(call.roomId);
    expect(left).toHaveLength(leaves.length);
    expect(left).toEqual(expect.arrayContaining([...leaves]));
    expect(await readWait(call.roomId)).toBeLessThanOrEqual(outboxLease);
  });

  it('schedules nothing when somebody stops sending what they were not lent', async () => {
    const { roomId } = await seedOpenCall();
    await endTemporaryGrant({ roomId, uid: 'ada', capability: 'camera:publish', at: Date.now() });
    expect(await readLeft(roomId)).toEqual([]);
    expect(await readWait(roomId)).toBeGreaterThan(outboxLease);
  });
});
