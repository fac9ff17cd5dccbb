import { initializeApp } from 'firebase-admin/app';
import { getPersonOf } from '@/lib/admin/server/get-person';
import { checkLine, importLine } from '@/lib/admin/server/import-people';
import { changeRoleOf } from '@/lib/auth/server/change-role';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { adminFirestore } from '@/lib/firebase/server/admin-firestore';
import { importGroups } from '@/lib/groups/server/import-into-groups';
import { initialSettings } from '@/lib/organization/organization';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// A project of its own: the role of newcomers holds for everybody in one. The product takes the first app.
const projectId = `demo-${unique('roles').toLowerCase()}`;
initializeApp({ projectId, databaseURL: `https://${projectId}.firebaseio.com` });
afterAll(endAdminApps);

const actorUid = 'rosalind';
const roleOf = async (uid: string) => {
  const { role, isRoleChosen } = await getPersonOf(uid);
  return [role, isRoleChosen];
};

/** A person who has signed up; no administrator has chosen a role for them. */
async function seedNewcomer(): Promise<{ uid: string; email: string }> {
  const email = `${unique('sophie')}@school.example`;
  const { uid } = await adminAuth().createUser({ email, emailVerified: true });
  const user = { name: 'Sophie Germain', email, kind: 'account', createdAt: 1, seenAt: 1 };
  await adminFirestore().doc(`users/${uid}`).set(user);
  await adminFirestore().doc(`gates/${uid}`).set({ validAfter: 0, disabled: false });
  return { uid, email };
}

describe('A role that an administrator has chosen', () => {
  it('stays when the role of newcomers changes, even if the choice changed nothing', async () => {
    const [kept, imported, other] = await Promise.all([seedNewcomer(), seedNewcomer(), seedNewcomer()]);
    for (const { uid } of [kept, imported, other]) expect(await roleOf(uid)).toEqual(['host', false]);
    await changeRoleOf({ uid: kept.uid, role: 'host', actorUid });
    const line = {
      line: 2,
      name: 'Sophie',
      email: imported.email,
      code: null,
      role: 'host',
      group: null,
    } as const;
    const run = () => importLine(line, { groups: importGroups, actorUid, callId: unique('call') });
    expect(await checkLine(line, { groups: importGroups, actorUid })).toBe('changed');
    expect([await run(), await run()]).toEqual(['changed', 'unchanged']);

    const rules = { ...initialSettings.rules, newcomers: 'member' };
    await adminFirestore()
      .doc('organization/policy')
      .set({ ...initialSettings, version: 1, rules });
    expect(await roleOf(kept.uid)).toEqual(['host', true]);
    expect(await roleOf(imported.uid)).toEqual(['host', true]);
    expect(await roleOf(other.uid)).toEqual(['member', false]);
  });

  it('is never the one of a guest', async () => {
    const uid = unique('guest');
    const guest = { name: 'Pia', email: null, kind: 'guest', createdAt: 1, seenAt: 1 };
    await adminFirestore().doc(`users/${uid}`).set(guest);
    const change = changeRoleOf({ uid, role: 'host', actorUid });
    await expect(change).rejects.toMatchObject({ code: 'auth/role-needs-account' });
  });
});
