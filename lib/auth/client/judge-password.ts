import { loadAuthLinks } from '@/lib/firebase/client/load-auth-links';
import type { JudgedByPolicy } from '../new-password';

/** A service without a policy, such as the emulator, is asked once. */
let isSilent = false;

/** What the project's own password policy says about a password; null where it has none or does not answer. */
export async function judgeByPolicy(password: string): Promise<JudgedByPolicy> {
  if (isSilent) return null;
  try {
    const { auth, validatePassword } = await loadAuthLinks();
    const status = await validatePassword(auth, password);
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
  } catch {
    isSilent = true;
    return null;
  }
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
