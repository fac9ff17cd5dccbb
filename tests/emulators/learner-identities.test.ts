import { initializeApp } from 'firebase-admin/app';
import { adminAuth } from '@/lib/firebase/server/admin-auth';
import { readDatabase } from '@/lib/firebase/server/rtdb-rest';
import { makeIdentities } from '@/lib/groups/server/learner-accounts';
import { projectId } from './support/emulator-environment';
import { endAdminApps } from './support/end-admin-apps';
import { unique } from './support/unique';

// The product takes the first app that there is.
initializeApp({ projectId });
afterAll(endAdminApps);

it('makes all learners on a retry that finds only the first one made', async () => {
  const learners = ['Sophie', 'Emmy'].map((name) => ({ uid: unique('learner'), name, card: 'first' }));
  await makeIdentities(learners.slice(0, 1));

  for (let time = 0; time < 2; time += 1) await makeIdentities(learners);

  for (const { uid, name, card } of learners) {
    expect((await adminAuth().getUser(uid)).displayName).toBe(name);
    expect(await readDatabase(`gates/${uid}`)).toEqual({ validAfter: 0, disabled: false, card });
  }
});
