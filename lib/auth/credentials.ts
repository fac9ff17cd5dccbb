/** Length is what makes a password strong; classes of characters are deliberately not asked for (ASVS 6.2.5). */
export const passwordMinimum = 8;

export type EmailFault = 'email-missing' | 'email-malformed';
export type PasswordFault = 'password-missing';
/** `password-refused`: the service does not take it and does not say why. */
export type NewPasswordFault =
  | 'password-not-chosen'
  | 'password-short'
  | 'password-common'
  | 'password-rules'
  | 'password-refused';

/**
 * What is plainly wrong with an address, before anyone is asked. Only the coarse shape is judged: whether an
 * address works is known to the mail system alone.
 */
export function findEmailFault(email: string): EmailFault | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'email-missing';
  return /^[^\s@]+@[^\s@]+$/u.test(trimmed) ? null : 'email-malformed';
}

/** An existing password is only missing or not: its rules may have been others when it was made. */
export const findPasswordFault = (password: string): PasswordFault | null =>
  password === '' ? 'password-missing' : null;
