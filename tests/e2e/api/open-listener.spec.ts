import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectDatabaseEmulator,
  getDatabase,
  goOffline,
  goOnline,
  onValue,
  ref,
  type Database,
} from 'firebase/database';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, terminate } from 'firebase/firestore';
import { removeMember, updateRoom } from '@/lib/rooms/contract';
import { setInside } from '@/tests/support/make/set-inside';
import { defaultRoomName } from '@/tests/support/make/make-room';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { call, resultOf } from '@/tests/support/api/call';
import { expect, test, type Actor } from './support/api-test';

/** Signs a person in as on a page of their own making. */
async function signIn({ email, password }: Actor, name: string) {
  const { projectId, authHost } = stackEnvironment();
  const databaseURL = `https://${projectId}-default-rtdb.firebaseio.com`;
  const app = initializeApp({ projectId, apiKey: 'fake', databaseURL }, name);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  return { app, auth };
}

const hostAndPort = (address: string): [string, number] => {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
};

/** What a removed person's listener heard: names of the room, or how it ended. */
async function listenTo(roomId: string, actor: Actor) {
  const { app, auth } = await signIn(actor, `listener-${roomId}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, ...hostAndPort(stackEnvironment().firestoreHost));
  const heard: string[] = [];
  const listen = () =>
    onSnapshot(
      doc(firestore, 'rooms', roomId),
      (snapshot) => void heard.push(String(snapshot.get('name'))),
      ({ code }) => void heard.push(code),
    );
  listen();
  return {
    heard,
    listen,
    stop: async () => {
      await auth.signOut();
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}

test('A removed person’s open listener hears nothing more, and a new one is refused', async ({
  makeScene,
}) => {
  const { roomId, host, learner } = await makeScene();
  const listener = await listenTo(roomId, learner);
  await expect.poll(() => listener.heard.at(-1)).toBe(defaultRoomName);
  const rename = async (name: string) =>
    resultOf(await call(updateRoom, { token: host.token, input: { roomId, name } }));
  await rename('Before');
  await expect.poll(() => listener.heard.at(-1)).toBe('Before');

  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
  await rename('After');
  listener.listen();

  await expect.poll(() => listener.heard).toContain('permission-denied');
  expect(listener.heard).not.toContain('After');
  await listener.stop();
});

/** What a listener hears about people inside: their uids, or how it ended. */
function hearInside(database: Database, roomId: string): string[] {
  const heard: string[] = [];
  onValue(
    ref(database, `inside/${roomId}`),
    (snapshot) => void heard.push(Object.keys((snapshot.val() ?? {}) as object).join(' ')),
    ({ message }) => void heard.push(message),
  );
  return heard;
}

test('The Realtime Database refuses a removed person’s reconnect and new listener', async ({ makeScene }) => {
  const { roomId, host, learner } = await makeScene();
  const { app, auth } = await signIn(learner, `database-listener-${roomId}`);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, ...hostAndPort(stackEnvironment().databaseHost));
  const open = hearInside(database, roomId);
  await expect.poll(() => open).toEqual(['']);
  await setInside({ roomId }, host, true);
  await expect.poll(() => open.at(-1)).toBe(host.uid);

  resultOf(await call(removeMember, { token: host.token, input: { roomId, uid: learner.uid } }));
  goOffline(database);
  await setInside({ roomId }, host, false);
  goOnline(database);
  await expect.poll(() => open.at(-1)).toMatch(/permission_denied/);
  const later = hearInside(database, roomId);
  await expect.poll(() => later).toEqual([expect.stringMatching(/permission_denied/)]);
  await auth.signOut();
  await deleteApp(app);
});
