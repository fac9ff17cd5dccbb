'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { findEntryFaults, type EntryFaults } from '../entry-faults';
import { useSession } from './use-session';

export type EntryState = {
  faults: EntryFaults | null;
  /** What went wrong otherwise, as thrown. */
  failure: unknown;
  isPending: boolean;
};

type Attempt = {
  /** What is plainly wrong with what was typed; then nobody is asked. */
  faults: EntryFaults;
  enter: () => Promise<void>;
};

const untried: EntryState = { faults: null, failure: null, isPending: false };

/**
 * Runs a sign-in or sign-up form and goes on to `next` afterwards; someone who is signed in already is sent on
 * at once.
 */
export function useEntry(next: string): { state: EntryState; attempt: (attempt: Attempt) => void } {
  const router = useRouter();
  const { status } = useSession();
  const [state, setState] = useState(untried);
  const hasTried = useRef(false);

  useEffect(() => {
    if (status === 'signed-in' && !hasTried.current) router.replace(next);
  }, [status, router, next]);

  const run = async ({ faults, enter }: Attempt) => {
    if (Object.keys(faults).length > 0) {
      setState({ ...untried, faults });
      return;
    }
    hasTried.current = true;
    setState({ ...untried, isPending: true });
    try {
      await enter();
      // Still pending: the page stays as it is until the next one is there.
      router.replace(next);
    } catch (thrown) {
      const found = findEntryFaults(codeOf(thrown));
      setState({ faults: found, failure: found ? null : thrown, isPending: false });
    }
  };

  return { state, attempt: (attempt) => void run(attempt) };
}

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
