import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
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

/** The code of the newest link mailed to somebody. */
async function mailedCode(email: string): Promise<string> {
  const response = await fetch(`${authAddress.url}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.findLast((mail) => mail.email === email)?.oobCode ?? '';
}

/** Asks the identity service about a code, or uses it, as our server does: without a sign-in. */
async function useByRest(method: 'resetPassword' | 'update', oobCode: string) {
  const url = `${authAddress.url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=fake`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ oobCode }) });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe('A mailed link', () => {
  it('that verifies an address says whose it is at each look, and works once', async () => {
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

  it('that changes an address names the old one, and verifies the new one', async () => {
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

  it('that sets a new password names the account, and ends the old password', async () => {
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

  it('that recovers an address says so to our server before use, and works once', async () => {
    const { user } = await createSignedInClient();
    const [uid, email] = [user.uid, user.email ?? ''];
    await updateEmail(user, `thief-${email}`);
    expect((await admin.getUser(uid)).email).toBe(`thief-${email}`);
    const code = await mailedCode(email);
    for (let look = 0; look < 2; look += 1) {
      const answer = { requestType: 'RECOVER_EMAIL', email };
      expect(await useByRest('resetPassword', code)).toMatchObject({ status: 200, answer });
    }
    // Unlike Google, the emulator does not end the sign-ins here.
    expect(await useByRest('update', code)).toMatchObject({ status: 200, answer: { localId: uid } });
    expect((await admin.getUser(uid)).email).toBe(email);
    for (const method of ['resetPassword', 'update'] as const) {
      expect((await useByRest(method, code)).status).toBe(400);
    }
  });

  it('of another kind says so to our server, and stays usable', async () => {
    const { auth, user } = await createSignedInClient();
    const email = user.email ?? '';
    await sendPasswordResetEmail(auth, email, { url: 'http://localhost/rooms' });
    const code = await mailedCode(email);
    expect((await useByRest('resetPassword', code)).answer).toMatchObject({ requestType: 'PASSWORD_RESET' });
    await confirmPasswordReset(auth, code, 'another horse');
  });
});
