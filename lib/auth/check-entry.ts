import { asDisplayName, displayNameLength, isDisplayName } from '@/lib/core/is-display-name';
import { findEmailFault, findPasswordFault } from './credentials';
import type { EntryFaults, NameFault } from './entry-faults';

/** What is plainly wrong with a sign-in, before anyone is asked; empty when nothing is. */
export function checkSignIn(typed: { email: string; password: string }): EntryFaults {
  const email = findEmailFault(typed.email);
  const password = findPasswordFault(typed.password);
  return { ...(email && { email }), ...(password && { password }) };
}

/**
 * What is plainly wrong with a sign-up, before anyone is asked; empty when nothing is. Its password is judged as every
 * new one is, by `useNewPassword`.
 */
export function checkSignUp(typed: { name: string; email: string }): EntryFaults {
  const name = findNameFault(typed.name);
  const email = findEmailFault(typed.email);
  return { ...(name && { name }), ...(email && { email }) };
}

export function findNameFault(name: string): NameFault | null {
  if (name.trim() === '') return 'name-missing';
  return isDisplayName(asDisplayName(name), displayNameLength) ? null : 'name-invalid';
}
