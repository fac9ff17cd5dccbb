'use client';

import { useState } from 'react';
import { useNewPassword, type NewPassword } from '@/lib/auth/client/use-new-password';
import { findEmailFault } from '@/lib/auth/credentials';
import { findEntryFaults, type EntryFaults } from '@/lib/auth/entry-faults';
import { useAction, type ActionState } from '@/lib/core/client/use-action';
import { keepPlace } from './keep-place';

type Typed = { email: string; password: string };

/** Makes an account of a guest, or says at which field it fails. */
export function useKeepPlace(onKept: () => void): {
  newPassword: NewPassword;
  state: ActionState;
  faults: EntryFaults | null;
  keep: (typed: Typed) => void;
} {
  const newPassword = useNewPassword();
  const [faults, setFaults] = useState<EntryFaults | null>(null);
  const { state, start } = useAction<Typed>(async (typed, onChecking) => {
    const [email, password] = [findEmailFault(typed.email), await newPassword.check(typed.password)];
    const found = { ...(email && { email }), ...(password && { password }) };
    setFaults(email || password ? found : null);
    if (email || password) return;
    try {
      await keepPlace(typed, onChecking);
      onKept();
    } catch (thrown) {
      const refused = (await newPassword.findRefusal(thrown)) ?? findEntryFaults(codeOf(thrown));
      if (refused === null) throw thrown;
      setFaults(refused);
    }
  });
  return { newPassword, state, faults, keep: start };
}

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
