import { call } from '@/tests/support/api/call';
import { expectRefused } from '@/tests/support/api/expect-refused';
import { idTokenOf } from '@/tests/support/api/id-token';
import { makeScene } from '@/tests/support/api/make-scene';
import { openSinceLongAgo } from '@/tests/support/api/open-since-long-ago';
import { callableCases } from '@/tests/support/callables/callable-cases';
import { makeAdministrator } from '@/tests/support/make/make-administrator';
import { getIdToken } from '@/tests/support/person';
import { endAdminApps } from '../support/end-admin-apps';
import { serveInProcess } from '../support/serve-in-process';

const admin = serveInProcess();
afterAll(endAdminApps);

const administrative = callableCases.filter(({ administration }) => administration !== undefined);

describe('a callable for administrators', () => {
  it('answers after an old sign-in, but acts only soon after one', async () => {
    const scene = await makeScene(admin);
    const rosalind = await makeAdministrator(admin);
    await openSinceLongAgo(rosalind);
    const token = idTokenOf(rosalind, { signedInAgo: 400 });

    for (const { contract, administration, input } of administrative) {
      const answer = await call(contract, { token, input: input(scene) });
      if (administration === 'act') expectRefused(contract.name, answer, 'auth/sign-in-too-old');
      else expect([contract.name, answer.status]).toEqual([contract.name, 200]);
    }
  });

  it('refuses a former administrator, whatever the token is from', async () => {
    const scene = await makeScene(admin);
    const rosalind = await makeAdministrator(admin);
    const token = await getIdToken(rosalind);
    await admin.firestore.doc(`users/${rosalind.uid}`).update({ role: 'host' });

    for (const { contract, input } of administrative) {
      const answer = await call(contract, { token, input: input(scene) });
      expectRefused(contract.name, answer, 'auth/administrators-only');
    }
  });
});
