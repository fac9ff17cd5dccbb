import { banPerson, liftBan } from '@/lib/moderation/contract';
import { archiveRoom, updateRoom } from '@/lib/rooms/contract';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { callCallable } from '@/scripts/stack/callable-client';
import { demoOrganisation } from '@/scripts/stack/demo/demo-organisation';
import { readDemoState } from '@/scripts/stack/demo/read-demo-state';
import { requireReadableData } from '@/scripts/stack/require-readable-data';
import { seedOrganisation } from '@/scripts/stack/demo/seed-organisation';
import { writeSeedingMark } from '@/scripts/stack/demo/seeding-mark';
import { stackEnvironment } from '@/tests/support/services/stack-environment';
import { expect, test } from './support/api-test';

const { administrator, host, learners, people, room } = demoOrganisation;
const [ada, carl] = learners;

test('A second start keeps the demo organisation’s changes and finishes its seeding', async ({ admin }) => {
  if (!ada || !carl) throw new Error('A learner is missing.');
  const { appUrl, authHost } = stackEnvironment();
  const start = () => seedOrganisation({ appUrl, authHost, admin });
  const roomId = await start();
  if (roomId === null) throw new Error('There is no room.');
  const read = () => readDemoState({ authHost, admin, roomId });
  const countRooms = async () => {
    const { uid } = await admin.auth.getUserByEmail(host.email);
    return (await admin.firestore.collection(`users/${uid}/rooms`).get()).size;
  };

  const seeded = await read();
  expect(seeded).toEqual({
    people: people.map((person) => ({ ...person, signIn: 'as-seeded' })),
    room: { roomId, name: room.name, isArchived: false },
  });
  expect((await admin.firestore.collection(`rooms/${roomId}/members`).get()).size).toBe(1 + learners.length);
  const rooms = await countRooms();

  const { idToken } = await signInWithPassword(authHost, host.email, host.password);
  const uidOfCarl = (await admin.auth.getUserByEmail(carl.email)).uid;
  const uidOfAda = (await admin.auth.getUserByEmail(ada.email)).uid;
  await callCallable(appUrl, idToken, banPerson, { roomId, uid: uidOfCarl });
  await callCallable(appUrl, idToken, updateRoom, { roomId, name: 'Algebra on Mondays' });
  await callCallable(appUrl, idToken, archiveRoom, { roomId, isArchived: true });
  await admin.auth.updateUser(uidOfAda, { password: 'another-chalk' });

  expect(await start()).toBe(roomId);
  await requireReadableData({ appUrl, authHost, roomId });
  const [rosalindThen, emmyThen, adaThen, carlThen] = seeded.people;
  expect(await read()).toEqual({
    people: [rosalindThen, emmyThen, { ...adaThen, signIn: 'other-password' }, { ...carlThen, role: null }],
    room: { roomId, name: 'Algebra on Mondays', isArchived: true },
  });
  expect(await countRooms()).toBe(rooms);

  // All is restored but Carl, as if the first start had died before it reached him: the next one adds him.
  await callCallable(appUrl, idToken, archiveRoom, { roomId, isArchived: false });
  await callCallable(appUrl, idToken, updateRoom, { roomId, name: room.name });
  await callCallable(appUrl, idToken, liftBan, { roomId, uid: uidOfCarl });
  await admin.auth.updateUser(uidOfAda, { password: ada.password });
  await writeSeedingMark(admin, { isFinished: false, roomId: null });
  expect(await start()).toBe(roomId);
  expect(await read()).toEqual(seeded);

  // The tests' own organisation must not keep this administrator; the next run grants the role again.
  const { uid } = await admin.auth.getUserByEmail(administrator.email);
  await admin.firestore.doc(`users/${uid}`).update({ role: 'host' });
  await writeSeedingMark(admin, { isFinished: false, roomId: null });
});
