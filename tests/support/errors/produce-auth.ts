import { applyActionCode, type Auth, signInWithEmailAndPassword } from 'firebase/auth';
import { authErrors } from '@/lib/errors/catalogue/error-catalogue-auth';
import type { Producer, Producers } from './producer';
import { callProducers } from './produce-auth-calls';
import type { Answer } from './firebase/stand-in';
import { withAuth } from './firebase/with-auth';
import { unwatched, withGlobals } from './firebase/with-globals';

/** What the identity service says, where the code has other words. Source: `SERVER_ERROR_MAP` of firebase/auth. */
const saidFor: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'INVALID_LOGIN_CREDENTIALS',
  'auth/wrong-password': 'INVALID_PASSWORD',
  'auth/user-not-found': 'EMAIL_NOT_FOUND',
  'auth/email-already-in-use': 'EMAIL_EXISTS',
  // The service adds its own words, which must not be shown.
  'auth/weak-password': 'WEAK_PASSWORD : Password should be at least 6 characters',
  'auth/too-many-requests': 'TOO_MANY_ATTEMPTS_TRY_LATER : Access was disabled for now',
  'auth/internal-error': 'BLOCKING_FUNCTION_ERROR_RESPONSE',
  'auth/credential-already-in-use': 'FEDERATED_USER_ID_ALREADY_LINKED',
  'auth/requires-recent-login': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'auth/user-token-expired': 'TOKEN_EXPIRED',
  'auth/invalid-user-token': 'INVALID_ID_TOKEN',
  'auth/expired-action-code': 'EXPIRED_OOB_CODE',
  'auth/invalid-action-code': 'INVALID_OOB_CODE',
  'auth/invalid-verification-code': 'INVALID_CODE',
  'auth/code-expired': 'SESSION_EXPIRED',
  'auth/second-factor-already-in-use': 'SECOND_FACTOR_EXISTS',
  'auth/maximum-second-factor-count-exceeded': 'SECOND_FACTOR_LIMIT_EXCEEDED',
  'auth/admin-restricted-operation': 'ADMIN_ONLY_OPERATION',
  'auth/operation-not-allowed': 'PASSWORD_LOGIN_DISABLED',
  'auth/custom-token-mismatch': 'CREDENTIAL_MISMATCH',
  // The words of the map lead to other codes.
  'auth/missing-continue-uri': 'MISSING CONTINUE URI',
  'auth/unauthorized-domain': 'UNAUTHORIZED DOMAIN',
  'auth/unauthorized-continue-uri': 'UNAUTHORIZED_DOMAIN',
  'auth/invalid-multi-factor-session': 'INVALID_MFA_PENDING_CREDENTIAL',
  'auth/invalid-verification-id': 'INVALID_SESSION_INFO',
  'auth/missing-multi-factor-info': 'MISSING_MFA_ENROLLMENT_ID',
  'auth/missing-multi-factor-session': 'MISSING_MFA_PENDING_CREDENTIAL',
  'auth/missing-verification-id': 'MISSING_SESSION_INFO',
  'auth/multi-factor-info-not-found': 'MFA_ENROLLMENT_NOT_FOUND',
};

const followLink = (auth: Auth) => applyActionCode(auth, 'code');
const signIn = (auth: Auth) => signInWithEmailAndPassword(auth, 'ada@chalktalk.example', 'engine');

/** Asks an identity service that answers so. */
const answered = (answer: Answer, use: (auth: Auth) => Promise<unknown> = followLink): Producer => ({
  by: 'answer',
  produce: () => withAuth(() => answer, use),
});

/** The SDK makes a code of any word of the service: it writes it small, with dashes. */
const refused = (code: string): Producer => {
  const word = code.slice('auth/'.length).toUpperCase().replaceAll('-', '_');
  return answered({ status: 400, body: { error: { code: 400, message: saidFor[code] ?? word } } });
};

export const authProducers: Producers = {
  ...Object.fromEntries(Object.keys(authErrors).map((code) => [code, refused(code)])),
  'auth/network-request-failed': {
    by: 'answer',
    // The SDK goes on waiting for its own limit of half a minute.
    produce: () => withGlobals(unwatched(), answered('cut').produce),
  },
  'auth/account-exists-with-different-credential': answered({
    status: 200,
    body: { needConfirmation: true },
  }),
  'auth/multi-factor-auth-required': answered(
    { status: 200, body: { mfaPendingCredential: 'pending', mfaInfo: [] } },
    signIn,
  ),
  ...callProducers,
};
