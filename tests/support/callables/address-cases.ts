import type { Firestore } from 'firebase-admin/firestore';
import { confirmAddress, ensureAccount, takeAddressBack } from '@/lib/auth/contract';
import { askIdentityService } from '@/tests/support/services/ask-identity-service';
import { listMails } from '@/tests/support/services/mailed-link';
import { newCredentials } from '@/tests/support/person';
import { reachNextSecond } from '@/tests/support/services/reach-next-second';
import { call, resultOf } from '@/tests/support/api/call';
import type { CallableCase } from '@/tests/support/api/callable-case';
import type { Scene } from '@/tests/support/api/scene';

/** Whose address was changed, and the code by which the mail to it takes it back. */
const stolen = new WeakMap<Scene, { uid: string; code: string }>();

/** Who has signed up with an address, and the code by which the mail to it confirms it. */
const claimed = new WeakMap<Scene, { uid: string; code: string }>();

const countSignOuts = async (firestore: Firestore, uid: string | undefined) =>
  (
    await firestore
      .collection('audit')
      .where('subjectUid', '==', uid ?? '')
      .where('action', '==', 'signed-out')
      .get()
  ).size;

/** What a mailed link lets anybody do who holds it. */
export const addressCases: readonly CallableCase[] = [
  {
    contract: takeAddressBack,
    isPublic: true,
    capability: null,
    input: (scene) => ({ code: stolen.get(scene)?.code ?? 'no-such-code' }),
    otherInput: () => ({ code: 'no-other-code' }),
    // The code is used up.
    refusedAgain: ['request/not-now'],
    // Only an account that somebody opened by themselves has an address to go back to.
    prepare: async (scene) => {
      const { email, password } = newCredentials();
      const { localId, idToken } = await askIdentityService('signUp', { email, password });
      resultOf(await call(ensureAccount, { token: idToken, input: { password } }));
      await askIdentityService('update', { idToken, email: `thief-${email}` });
      // Told apart from the second in which the account was made.
      await reachNextSecond();
      const mail = (await listMails(email)).findLast(({ requestType }) => requestType === 'RECOVER_EMAIL');
      stolen.set(scene, { uid: localId, code: mail?.oobCode ?? '' });
    },
    countEffects: (firestore, scene) => countSignOuts(firestore, stolen.get(scene)?.uid),
  },
  {
    contract: confirmAddress,
    isPublic: true,
    capability: null,
    input: (scene) => ({ code: claimed.get(scene)?.code ?? 'no-such-code' }),
    otherInput: () => ({ code: 'no-other-code' }),
    prepare: async (scene) => {
      const { email, password } = newCredentials();
      const { localId, idToken } = await askIdentityService('signUp', { email, password });
      resultOf(await call(ensureAccount, { token: idToken, input: { password } }));
      await askIdentityService('sendOobCode', { idToken, requestType: 'VERIFY_EMAIL' });
      // Told apart from the second in which the account was made.
      await reachNextSecond();
      const mail = (await listMails(email)).findLast(({ requestType }) => requestType === 'VERIFY_EMAIL');
      claimed.set(scene, { uid: localId, code: mail?.oobCode ?? '' });
    },
    countEffects: (firestore, scene) => countSignOuts(firestore, claimed.get(scene)?.uid),
  },
];
