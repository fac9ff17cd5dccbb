import { initializeApp } from 'firebase-admin/app';
import { checkLine, importLine } from '@/lib/admin/server/import-people';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { importGroups } from '@/lib/groups/server/import-into-groups';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own, in which nobody else has administrators. The product takes the first app that there is.
const projectId = `demo-${unique('oneself').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

async function seedAdministrator() {
  const email = `${unique('admin')}@school.example`;
  const { uid } = await adminAuth().createUser({ email, emailVerified: true });
  const user = { name: uid, email, kind: 'account', role: 'administrator', createdAt: 1, seenAt: 1 };
  await adminFirestore().doc(`users/${uid}`).set(user);
  await adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled: false });
  return { uid, email };
}

it('leaves the importing administrator their role, and imports the other lines', async () => {
  const [rosalind, emmy] = await Promise.all([seedAdministrator(), seedAdministrator()]);
  const look = { groups: importGroups, actorUid: rosalind.uid };
  const lineFor = ({ email }: typeof emmy, line: number) =>
    ({ line, name: 'Somebody', email, code: null, role: 'host', group: null }) as const;
  const lines = [lineFor(rosalind, 2), lineFor(emmy, 3)];
  expect(await Promise.all(lines.map((line) => checkLine(line, look)))).toEqual(['oneself', 'changed']);

  const callId = unique('call');
  const outcomes = [];
  for (const line of lines) outcomes.push(await importLine(line, { ...look, callId }));
  expect(outcomes).toEqual(['oneself', 'changed']);
  const roleOf = async ({ uid }: typeof emmy) =>
    (await adminFirestore().doc(`users/${uid}`).get()).get('role') as string;
  expect([await roleOf(rosalind), await roleOf(emmy)]).toEqual(['administrator', 'host']);
});
