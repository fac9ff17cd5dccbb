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

/** Asks for a sign-in, above whatever page of the administration is open, when something on it needs a recent one. */
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
 * Like `useAction`, for what an administrator does: where the sign-in is too old it is asked for in place, and then it
 * goes on; whoever cancels that is where they were, with all that they typed.
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
