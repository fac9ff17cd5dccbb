'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { SignInAgain } from '@/app/(shell)/account/sign-in-again';
import { useIdentity } from '@/lib/account/client/use-identity';
import { useRecentSignIn, type RecentSignIn } from '@/lib/account/client/use-recent-sign-in';
import { useAction, type ActionState } from '@/lib/core/client/use-action';
import { errorCodeOf } from '@/lib/errors/error-code-of';

const EnsureContext = createContext<RecentSignIn['ensure']>(() => Promise.resolve(true));

type RecentSignInProviderProps = {
  uid: string;
  offered: readonly { id: string; label: string | null }[];
  children: ReactNode;
};

/** Asks for a sign-in, above any page of the administration, when something on it needs a recent one. */
export function RecentSignInProvider({ uid, offered, children }: RecentSignInProviderProps) {
  const { identity } = useIdentity(uid);
  const recent = useRecentSignIn();
  return (
    <EnsureContext value={recent.ensure}>
      {children}
      {recent.isAsking && identity ? (
        <SignInAgain identity={identity} offered={offered} recent={recent} />
      ) : null}
    </EnsureContext>
  );
}

/**
 * Like `useAction`, for an administrator's actions: where the sign-in is too old, it asks for a new one in place, and
 * then goes on. An administrator who cancels that stays where they were, with all that they typed.
 */
export function useAdminAction<Input>(act: (input: Input, onChecking: () => void) => Promise<void>): {
  state: ActionState;
  start: (input: Input) => void;
  reset: () => void;
} {
  const ensure = useContext(EnsureContext);
  return useAction(async (input: Input, onChecking) => {
    if (!(await ensure())) return;
    try {
      await act(input, onChecking);
    } catch (thrown) {
      // The clock of this device is behind: the server has the last word.
      if (errorCodeOf(thrown) !== 'auth/sign-in-too-old') throw thrown;
      if (await ensure({ isTooOld: true })) await act(input, onChecking);
    }
  });
}
