import { demoOrganisation } from '@/scripts/stack/demo-organisation';
import { seedOrganisation } from '@/scripts/stack/seed-organisation';
import { signInWithPassword } from '@/scripts/stack/auth-emulator';
import { stackEnvironment } from '@/tests/support/stack-environment';
import { expect, test } from './support/doors-test';

test('The demo organisation can sign in and has its room, and a second start finds it as it is', async ({
  admin,
}) => {
  const { appUrl, authHost } = stackEnvironment();
  const { administrator, host, learners, people, room } = demoOrganisation;
  const { roomId } = await seedOrganisation({ appUrl, authHost, admin });

  const uids = new Map<string, string>();
  for (const { email, password } of people) {
    uids.set(email, (await signInWithPassword(authHost, email, password)).uid);
  }
  const read = async () => {
    const [stored, members, users] = await Promise.all([
      admin.firestore.doc(`rooms/${roomId}`).get(),
      admin.firestore.collection(`rooms/${roomId}/members`).get(),
      Promise.all([...uids.values()].map((uid) => admin.firestore.doc(`users/${uid}`).get())),
    ]);
    return {
      name: stored.get('name') as unknown,
      members: new Map(members.docs.map((member) => [member.id, member.get('profile') as unknown])),
      roles: users.map((user) => user.get('role') as unknown),
    };
  };
  const seeded = await read();
  expect(seeded.name).toBe(room.name);
  expect(seeded.members.get(uids.get(host.email) ?? '')).toBe('host');
  for (const { email } of learners) expect(seeded.members.get(uids.get(email) ?? '')).toBe('learner');
  expect(seeded.members.size).toBe(1 + learners.length);
  expect(seeded.roles[people.indexOf(administrator)]).toBe('administrator');

  expect(await seedOrganisation({ appUrl, authHost, admin })).toEqual({ roomId });
  expect(await read()).toEqual(seeded);

  // Whoever administrates the tests' own organisation is not left with one more.
  const { uid } = await admin.auth.getUserByEmail(administrator.email);
  await admin.firestore.doc(`users/${uid}`).update({ role: 'host' });
});
