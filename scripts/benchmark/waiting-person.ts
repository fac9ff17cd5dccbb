import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  getDatabase,
  onValue,
  ref,
  serverTimestamp,
  set,
  type DatabaseReference,
} from 'firebase/database';
import { knock } from '@/lib/lobby/contract';
import { parseWaitingRow, type WaitingRow } from '@/lib/lobby/waiting-row';
import { callCallable } from '@/scripts/stack/callable-client';
import type { Bench, BenchPerson } from './bench-room';

/** Somebody who stands in a room's lobby. */
type WaitingPerson = {
  /** Resolves when the answer that lets them in stands before them. */
  admitted: Promise<void>;
  leave: () => Promise<void>;
};

/** Has somebody knock, say that they are there, and follow their own row, under the rules and by the SDK of a page. */
export async function waitOutside(bench: Bench, person: BenchPerson, roomId: string): Promise<WaitingPerson> {
  const { uid, idToken } = person;
  const { outcome } = await callCallable(bench.appUrl, idToken, knock, { roomId });
  if (outcome !== 'waiting') throw new Error('They need not wait.');
  const app = initializeApp(
    { databaseURL: `https://${bench.projectId}-default-rtdb.firebaseio.com` },
    randomUUID(),
  );
  const [host = '', port = ''] = bench.databaseHost.split(':');
  const database = getDatabase(app);
  connectDatabaseEmulator(database, host, Number(port), { mockUserToken: idToken });
  await set(ref(database, `lobby/${roomId}/${uid}/here/${randomUUID()}`), serverTimestamp());
  const row = ref(database, `lobby/${roomId}/${uid}`);
  await whenRow(row, uid, ({ isHere }) => isHere);
  const admitted = whenRow(row, uid, ({ answer }) => answer?.state === 'admitted');
  return { admitted, leave: () => deleteApp(app) };
}

const whenRow = (place: DatabaseReference, uid: string, isMeant: (row: WaitingRow) => boolean) =>
  new Promise<void>((resolve, reject) => {
    onValue(
      place,
      (snapshot) => {
        const row = parseWaitingRow(uid, snapshot.val());
        if (row && isMeant(row)) resolve();
      },
      reject,
    );
  });
