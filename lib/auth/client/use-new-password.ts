'use client';

import { useRef, useState } from 'react';
import type { NewPasswordFault } from '../credentials';
import type { EntryFaults } from '../entry-faults';
import { findNewPasswordFault, minimumIn, passwordRules, type PasswordRule } from '../new-password';
import {
  joinJudged,
  judgeByKnown,
  policyOfRefusal,
  strictest,
  type PasswordPolicy,
} from '../password-policy';
import { commonPasswords, makeAskPolicy } from './judge-password';

/** How every field for a new password behaves: signing up, resetting, changing, and keeping a guest's place. */
export type NewPassword = {
  /** The rules and which of them what is typed keeps; null before anything is typed. */
  rules: readonly PasswordRule[] | null;
  /** How long the project asks a password to be, as far as it is known. */
  minimum: number;
  /** Somebody comes to the field: the project is asked for its rules. */
  approach: () => void;
  /** To be told with every change of the field. */
  follow: (password: string) => void;
  /** What is wrong with a password that is about to be sent. */
  check: (password: string) => Promise<NewPasswordFault | null>;
  /** The same as the faults of a form whose only field it is. */
  findFaults: (password: string) => Promise<EntryFaults>;
  /** What was wrong with the one that was checked last, if what was thrown is the service's refusal of it. */
  findRefusal: (thrown: unknown) => Promise<EntryFaults | null>;
};

/** Follows a new password while it is typed, and afterwards. */
export function useNewPassword(): NewPassword {
  const [seen, setSeen] = useState<{ rules: readonly PasswordRule[]; isShown: boolean } | null>(null);
  const { judge, learn } = useJudge();
  const latest = useRef('');
  const checked = useRef('');

  const look = async (password: string, options?: { isUrgent: boolean }) => {
    latest.current = password;
    if (password === '') setSeen((before) => before && { ...before, isShown: false });
    const rules = await judge(password, options);
    if (latest.current === password) setSeen({ rules, isShown: password !== '' });
    return rules;
  };

  const check = async (password: string) => {
    checked.current = password;
    return findNewPasswordFault(password, await look(password, { isUrgent: true }));
  };

  return {
    rules: seen?.isShown ? seen.rules : null,
    minimum: minimumIn(seen?.rules ?? null),
    approach: () => void look(latest.current, { isUrgent: true }),
    follow: (password) => void look(password),
    check,
    findFaults: async (password) => {
      const fault = await check(password);
      return fault ? { password: fault } : {};
    },
    findRefusal: async (thrown) => {
      if (!isRefusal(thrown)) return null;
      learn(thrown.message);
      const fault = findNewPasswordFault(checked.current, await judge(checked.current));
      await look(latest.current);
      return { password: fault ?? 'password-refused' };
    },
  };
}

/** Judges by our own rules, by the project's policy, and by what refusals have said of it. */
function useJudge() {
  const [ask] = useState(makeAskPolicy);
  const learned = useRef<PasswordPolicy | null>(null);
  return {
    judge: async (password: string, options?: { isUrgent: boolean }): Promise<PasswordRule[]> => {
      const [common, asked] = await Promise.all([commonPasswords(), ask(password, options)]);
      const known = learned.current && judgeByKnown(password, learned.current);
      return passwordRules(password, common, joinJudged(asked, known));
    },
    learn: (words: string) => {
      const policy = policyOfRefusal(words);
      if (policy) learned.current = strictest(learned.current, policy);
    },
  };
}

const refusals: readonly unknown[] = ['auth/weak-password', 'auth/password-does-not-meet-requirements'];

const isRefusal = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && 'code' in thrown && refusals.includes(thrown.code);
