import type { EmailFault, NewPasswordFault, PasswordFault } from './credentials';

export type NameFault = 'name-missing' | 'name-invalid';

/** What is wrong with an attempt to sign in or up, and at which field it belongs: keys of `auth.faults`. */
export type EntryFaults = {
  name?: NameFault;
  email?: EmailFault | 'email-taken';
  password?: NewPasswordFault | PasswordFault | 'credentials' | 'password-outdated';
  /** Concerns the whole attempt. */
  form?: 'too-many';
};

/**
 * The identity service's refusals that belong at a field. A wrong password and an unknown address are one and
 * the same, so that nobody can find out which addresses have an account.
 */
const faultsByCode = new Map<string, EntryFaults>(
  Object.entries({
    'auth/invalid-credential': { password: 'credentials' },
    'auth/wrong-password': { password: 'credentials' },
    'auth/user-not-found': { password: 'credentials' },
    'auth/invalid-email': { email: 'email-malformed' },
    'auth/missing-email': { email: 'email-missing' },
    'auth/missing-password': { password: 'password-missing' },
    'auth/email-already-in-use': { email: 'email-taken' },
    // Of a password that is being chosen `useNewPassword` says more; this is one that was chosen long ago.
    'auth/password-does-not-meet-requirements': { password: 'password-outdated' },
    'auth/too-many-requests': { form: 'too-many' },
  } satisfies Record<string, EntryFaults>),
);

/** Null when the failure is nobody's typing: then it is told as any other failure. */
export function findEntryFaults(code: string): EntryFaults | null {
  return faultsByCode.get(code) ?? null;
}
