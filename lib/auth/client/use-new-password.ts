'use client';

import { useRef, useState } from 'react';
import type { PasswordFault } from '../credentials';
import { findNewPasswordFault, passwordRules, type PasswordRule } from '../new-password';
import { commonPasswords, judgeByPolicy } from './judge-password';

export type NewPassword = {
  /** The rules and which of them what is typed keeps; null before anything is typed. */
  rules: readonly PasswordRule[] | null;
  /** To be told with every change of the field. */
  follow: (password: string) => void;
  /** What is wrong with a password that is about to be sent. */
  check: (password: string) => Promise<PasswordFault | null>;
};

/** Follows a new password while it is typed. */
export function useNewPassword(): NewPassword {
  const [rules, setRules] = useState<readonly PasswordRule[] | null>(null);
  const latest = useRef('');

  const follow = async (password: string) => {
    latest.current = password;
    if (password === '') {
      setRules(null);
      return;
    }
    const judged = await judge(password);
    if (latest.current === password) setRules(judged);
  };

  return {
    rules,
    follow: (password) => void follow(password),
    check: async (password) => findNewPasswordFault(password, await judge(password)),
  };
}

async function judge(password: string): Promise<PasswordRule[]> {
  const [common, judged] = await Promise.all([commonPasswords(), judgeByPolicy(password)]);
  return passwordRules(password, common, judged);
}
