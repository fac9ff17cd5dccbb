import { passwordMinimum, type NewPasswordFault } from './credentials';
import type { JudgedByPolicy } from './password-policy';

/** What a new password has to be; keys of `auth.passwordRules`. */
export type PasswordRule = {
  name: 'length' | 'maximum' | 'uncommon' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';
  isMet: boolean;
  /** The number that the rule is about. */
  limit?: number;
};

/**
 * All rules for a new password, and which of them it keeps. Ours are two: length, and not being one that everyone
 * tries first. Kinds of characters are asked for only where the project's own policy does.
 */
export function passwordRules(
  password: string,
  common: ReadonlySet<string> | null,
  judged: JudgedByPolicy | null,
): PasswordRule[] {
  const minimum = Math.max(passwordMinimum, judged?.policy.minimum ?? 0);
  return [
    { name: 'length', isMet: password.length >= minimum, limit: minimum },
    ...(judged ? rulesOfPolicy(judged) : []),
    ...(common ? [{ name: 'uncommon' as const, isMet: !isCommon(password, common) }] : []),
  ];
}

function rulesOfPolicy({ policy, met }: JudgedByPolicy): PasswordRule[] {
  const kinds = ['lowercase', 'uppercase', 'digit', 'symbol'] as const;
  return [
    ...(policy.maximum === null
      ? []
      : [{ name: 'maximum' as const, isMet: met.maximum, limit: policy.maximum }]),
    ...kinds.filter((kind) => policy[kind]).map((kind) => ({ name: kind, isMet: met[kind] })),
  ];
}

/** The fault of a new password that breaks a rule, at its field; null when it keeps all. */
export function findNewPasswordFault(
  password: string,
  rules: readonly PasswordRule[],
): NewPasswordFault | null {
  if (password === '') return 'password-not-chosen';
  const broken = rules.find(({ isMet }) => !isMet)?.name;
  if (broken === undefined) return null;
  if (broken === 'length') return 'password-short';
  return broken === 'uncommon' ? 'password-common' : 'password-rules';
}

/** The length that the words of a fault name. */
export const minimumIn = (rules: readonly PasswordRule[] | null): number =>
  rules?.find(({ name }) => name === 'length')?.limit ?? passwordMinimum;

/** Who repeats so few letters has chosen nothing, whatever they are. */
const shortestUnit = 4;

/** Case, blanks and repetition do not make a known password another one. */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const folded = password.toLowerCase().replaceAll(/\s/g, '');
  const unit = unitOf(folded);
  return common.has(folded) || common.has(unit) || unit.length < shortestUnit;
}

/** The shortest text of which a text is a repetition; the text itself where it repeats nothing. */
const unitOf = (text: string): string => /^(.+?)\1*$/s.exec(text)?.[1] ?? text;
