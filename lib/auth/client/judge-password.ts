import type { PasswordValidationStatus } from 'firebase/auth';
import { loadAuth } from '@/lib/firebase/client/load-firebase';
import type { JudgedByPolicy } from '../password-policy';

/** Asks the project's own policy about a password; null where it has none or does not answer. */
type AskPolicy = (password: string, options?: { isUrgent: boolean }) => Promise<JudgedByPolicy | null>;

/**
 * Asks the identity service by what the project judges new passwords. One that does not answer, or knows no policies
 * such as the emulator, is not asked again with each letter, but with what is urgent: when somebody comes to the
 * field, and when a password is about to be sent.
 */
export function makeAskPolicy(): AskPolicy {
  let isSilent = false;
  return async (password, { isUrgent } = { isUrgent: false }) => {
    if (isSilent && !isUrgent) return null;
    try {
      const { auth, validatePassword } = await loadAuth();
      const judged = toJudged(await validatePassword(auth, password));
      isSilent = false;
      return judged;
    } catch {
      isSilent = true;
      return null;
    }
  };
}

function toJudged(status: PasswordValidationStatus): JudgedByPolicy | null {
  const { customStrengthOptions: asked, enforcementState } = status.passwordPolicy;
  if (enforcementState === 'OFF') return null;
  return {
    policy: {
      minimum: asked.minPasswordLength ?? null,
      maximum: asked.maxPasswordLength ?? null,
      lowercase: asked.containsLowercaseLetter === true,
      uppercase: asked.containsUppercaseLetter === true,
      digit: asked.containsNumericCharacter === true,
      symbol: asked.containsNonAlphanumericCharacter === true,
    },
    met: {
      maximum: status.meetsMaxPasswordLength !== false,
      lowercase: status.containsLowercaseLetter !== false,
      uppercase: status.containsUppercaseLetter !== false,
      digit: status.containsNumericCharacter !== false,
      symbol: status.containsNonAlphanumericCharacter !== false,
    },
  };
}

let common: Promise<ReadonlySet<string>> | null = null;

/** The passwords that are tried first, fetched on first use. Without them their rule is left out. */
export async function commonPasswords(): Promise<ReadonlySet<string> | null> {
  common ??= import('../common-passwords.json').then(
    ({ default: { passwords } }) => new Set(passwords.split(' ')),
  );
  try {
    return await common;
  } catch {
    common = null;
    return null;
  }
}
