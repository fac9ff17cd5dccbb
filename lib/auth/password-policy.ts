/** What a project asks of new passwords, in our words; null and false: it does not ask. */
export type PasswordPolicy = {
  minimum: number | null;
  maximum: number | null;
  lowercase: boolean;
  uppercase: boolean;
  digit: boolean;
  symbol: boolean;
};

/** What a policy can ask for besides a minimum, which is ours to judge as well. */
type PolicyRule = 'maximum' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';

/** What a password has of what a policy asks for; true also where it does not ask. */
export type JudgedByPolicy = { policy: PasswordPolicy; met: Readonly<Record<PolicyRule, boolean>> };

const noPolicy: PasswordPolicy = {
  minimum: null,
  maximum: null,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
};

/**
 * What a project must ask for, as its service has said by refusing a password:
 * `Missing password requirements: [Password must contain at least 12 characters, …]`. The policy itself may not be
 * known to the page, or have changed since it was. Null where the words say nothing.
 */
export function policyOfRefusal(words: string): PasswordPolicy | null {
  const policy = {
    minimum: numberIn(words, /at least (\d+)/),
    maximum: numberIn(words, /at most (\d+)/),
    lowercase: /lower ?case/.test(words),
    uppercase: /upper ?case/.test(words),
    digit: /(?<!alpha)numeric/.test(words),
    symbol: /non-alphanumeric/.test(words),
  };
  return Object.values(policy).some(Boolean) ? policy : null;
}

const numberIn = (words: string, pattern: RegExp): number | null => {
  const found = pattern.exec(words)?.[1];
  return found === undefined ? null : Number(found);
};

/** A password beside a policy of which nothing but this is known. */
export function judgeByKnown(password: string, policy: PasswordPolicy): JudgedByPolicy {
  const has = (asked: boolean, sign: RegExp) => !asked || sign.test(password);
  return {
    policy,
    met: {
      maximum: policy.maximum === null || password.length <= policy.maximum,
      lowercase: has(policy.lowercase, /[a-z]/),
      uppercase: has(policy.uppercase, /[A-Z]/),
      digit: has(policy.digit, /[0-9]/),
      // The signs that Firebase's policies count (firebase.google.com/docs/auth/web/password-auth).
      symbol: has(policy.symbol, /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~]/),
    },
  };
}

/** Both of what is known of a policy hold: the stricter one where they differ. */
export function joinJudged(one: JudgedByPolicy | null, other: JudgedByPolicy | null): JudgedByPolicy | null {
  if (one === null || other === null) return one ?? other;
  return {
    policy: strictest(one.policy, other.policy),
    met: {
      maximum: one.met.maximum && other.met.maximum,
      lowercase: one.met.lowercase && other.met.lowercase,
      uppercase: one.met.uppercase && other.met.uppercase,
      digit: one.met.digit && other.met.digit,
      symbol: one.met.symbol && other.met.symbol,
    },
  };
}

export function strictest(one: PasswordPolicy | null, other: PasswordPolicy | null): PasswordPolicy {
  const [a, b] = [one ?? noPolicy, other ?? noPolicy];
  const minimum = Math.max(a.minimum ?? 0, b.minimum ?? 0);
  const maximum = Math.min(a.maximum ?? Infinity, b.maximum ?? Infinity);
  return {
    minimum: minimum === 0 ? null : minimum,
    maximum: maximum === Infinity ? null : maximum,
    lowercase: a.lowercase || b.lowercase,
    uppercase: a.uppercase || b.uppercase,
    digit: a.digit || b.digit,
    symbol: a.symbol || b.symbol,
  };
}
