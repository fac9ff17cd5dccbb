'use client';

import { useRef, useState } from 'react';
import { readSignInTime } from '@/lib/auth/client/account-actions';
import { recentSignIn } from '@/lib/auth/identity';
import { useAction, type ActionState } from '@/lib/core/client/use-action';
import type { Action } from '../action';

/** Time to finish what the sign-in is asked for (ms). */
const margin = 30_000;

type Asked = {
  /** What the page leads back to when it has been left to confirm; without it the page stays. */
  action?: Action;
  /** Our server has said so, whatever this device's clock thinks. */
  isTooOld?: boolean;
};

export type RecentSignIn = {
  /** Resolves with true when the person has just signed in, if need be once more; with false when they do not. */
  ensure: (asked?: Asked) => Promise<boolean>;
  /** Whether the person is being asked. */
  isAsking: boolean;
  /** For what, where the page finds back to it. */
  action: Action | null;
  state: ActionState;
  /** `prove` says again who one is; rejects when that fails. */
  confirm: (prove: () => Promise<void>) => void;
  cancel: () => void;
};

/** Asks in place for a sign-in that is recent enough for what is about to be done; nothing typed is lost. */
export function useRecentSignIn(): RecentSignIn {
  const [isAsking, setIsAsking] = useState(false);
  const [action, setAction] = useState<Action | null>(null);
  const answer = useRef<((isRecent: boolean) => void) | null>(null);
  const finish = (isRecent: boolean) => {
    setIsAsking(false);
    answer.current?.(isRecent);
    answer.current = null;
  };
  const { state, start, reset } = useAction(async (prove: () => Promise<void>) => {
    await prove();
    finish(true);
  });

  const ensure = async ({ action: asksFor, isTooOld = false }: Asked = {}) => {
    if (!isTooOld && Date.now() - (await readSignInTime()) < recentSignIn - margin) return true;
    reset();
    setAction(asksFor ?? null);
    setIsAsking(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  };

  return { ensure, isAsking, action, state, confirm: start, cancel: () => finish(false) };
}
