'use client';

import { useState } from 'react';
import { findEntryFaults, type EntryFaults } from '../entry-faults';
import type { NewPassword } from './use-new-password';

export type AttemptState = {
  faults: EntryFaults | null;
  /** What went wrong otherwise, as thrown. */
  failure: unknown;
  isPending: boolean;
};

type Attempt = {
  /** What is plainly wrong with what was typed; then nobody is asked. */
  faults: EntryFaults | Promise<EntryFaults>;
  /** False: it came to nothing after all, and nothing failed. */
  work: () => Promise<unknown>;
};

const untried: AttemptState = { faults: null, failure: null, isPending: false };

/**
 * Runs what a form asks for, and sorts what is refused into faults of its fields and other failures.
 *
 * @param leaves the page goes on to another one afterwards: until that is there, it stays as it is
 * @param newPassword the password that the form chooses, which the service may refuse
 */
export function useAttempt({ leaves, newPassword }: { leaves: boolean; newPassword?: NewPassword }): {
  state: AttemptState;
  attempt: (attempt: Attempt) => void;
} {
  const [state, setState] = useState(untried);

  const run = async ({ faults, work }: Attempt) => {
    setState({ ...untried, isPending: true });
    const typed = await faults;
    if (Object.keys(typed).length > 0) {
      setState({ ...untried, faults: typed });
      return;
    }
    try {
      const hasWorked = (await work()) !== false;
      setState({ ...untried, isPending: leaves && hasWorked });
    } catch (thrown) {
      const found = (await newPassword?.findRefusal(thrown)) ?? findEntryFaults(codeOf(thrown));
      setState({ faults: found, failure: found ? null : thrown, isPending: false });
    }
  };

  return { state, attempt: (attempt) => void run(attempt) };
}

const codeOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
