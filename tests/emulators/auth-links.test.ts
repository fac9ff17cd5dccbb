import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { closeAdminClients, createAdminAuth } from './support/admin-client';
import { authAddress, projectId } from './support/emulator-environment';
import { unique } from './support/unique';
import { closeWebClients, createSignedInClient, createWebClient, password } from './support/web-client';

const admin = createAdminAuth();
afterAll(async () => {
  await closeWebClients();
  await closeAdminClients();
});

const invalid = { code: 'auth/invalid-action-code' };

/** The code of the newest link that was mailed to somebody. */
async function mailedCode(email: string): Promise<string> {
  const response = await fetch(`${authAddress.url}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.findLast((mail) => mail.email === email)?.oobCode ?? '';
}

describe('A mailed link', () => {
  it('that shows an address says whose it is, as often as it is looked at, and works once', async () => {
    const { auth, user } = await createSignedInClient();
    const email = user.email ?? '';
    await sendEmailVerification(user, { url: 'http://localhost/rooms' });
    const code = await mailedCode(email);
    for (let look = 0; look < 2; look += 1) {
      const { operation, data } = await checkActionCode(auth, code);
      expect({ operation, email: data.email }).toEqual({ operation: 'VERIFY_EMAIL', email });
    }
    await applyActionCode(auth, code);
    expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true);
    for (const again of [checkActionCode, applyActionCode]) {
      await expect(again(auth, code)).rejects.toMatchObject(invalid);
    }
  });

  it('that changes an address says which it was, and shows that the new one is theirs', async () => {
    const email = `${unique('person')}@example.com`;
    const changed = `new-${email}`;
    const { auth } = createWebClient();
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    const link = new URL(await admin.generateVerifyAndChangeEmailLink(email, changed));
    const code = link.searchParams.get('oobCode') ?? '';
    const { data } = await checkActionCode(auth, code);
    expect(data).toMatchObject({ email: changed, previousEmail: email });
    await applyActionCode(auth, code);
    expect(await admin.getUser(user.uid)).toMatchObject({ email: changed, emailVerified: true });
  });

  it('that leads to a new password says whose, and none before that counts afterwards', async () => {
    const { auth, user } = await createSignedInClient();
    const email = user.email ?? '';
    await sendPasswordResetEmail(auth, email, { url: 'http://localhost/rooms' });
    const code = await mailedCode(email);
    expect(await verifyPasswordResetCode(auth, code)).toBe(email);
    await confirmPasswordReset(auth, code, 'another horse');
    await expect(verifyPasswordResetCode(auth, code)).rejects.toMatchObject(invalid);
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect((await signInWithEmailAndPassword(auth, email, 'another horse')).user.uid).toBe(user.uid);
  });
});
