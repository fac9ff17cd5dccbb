/** One way in to an account, as the identity service lists it. */
export type LinkedProvider = { id: string; email: string | null };

/** An account as the identity service has it. Times are milliseconds since 1970. */
export type Identity = {
  uid: string;
  email: string | null;
  name: string | null;
  photo: string | null;
  phone: string | null;
  isEmailVerified: boolean;
  isAnonymous: boolean;
  tenant: string | null;
  providers: readonly LinkedProvider[];
  createdAt: number | null;
  lastSignInAt: number | null;
};

/** What the identity service calls signing in with e-mail address and password. */
export const passwordProviderId = 'password';

/** For how long after a sign-in what ends or changes an account may be done without signing in again (ms). */
export const recentSignIn = 5 * 60_000;
