import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getFirestore, onSnapshot, terminate } from 'firebase/firestore';
import { removeMember, updateRoom } from '@/lib/rooms/contract';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { call, resultOf } from './support/call';
import { expect, test, type Actor } from './support/doors-test';

/** What a listener of a removed person has been told: names of the room, or how it ended. */
async function listenTo(roomId: string, { email, password }: Actor) {
  const { projectId, authHost, firestoreHost } = stackEnvironment();
  const app = initializeApp({ projectId, apiKey: 'fake' }, `listener-${roomId}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  const firestore = getFirestore(app);
  const [host = '', port = ''] = firestoreHost.split(':');
  connectFirestoreEmulator(firestore, host, Number(port));
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

test('A listener that was open when its owner was removed hears nothing more, and a new one is refused', async ({
  makeScene,
}) => {
  const { roomId, host, learner } = await makeScene();
  const listener = await listenTo(roomId, learner);
  await expect.poll(() => listener.heard.length).toBe(1);
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
