'use client';

import { useRef, useState } from 'react';

export type ActionState = {
  isPending: boolean;
  /** It took so long that the server is being asked whether it worked. */
  isChecking: boolean;
  /** What the last attempt threw. */
  failure: unknown;
};

const idle: ActionState = { isPending: false, isChecking: false, failure: null };

/**
 * One thing that is done on the server, once at a time: a second press while it runs is ignored.
 *
 * @param act resolves when it is done; `onChecking` is to be called when the answer is late
 */
export function useAction<Input>(act: (input: Input, onChecking: () => void) => Promise<void>): {
  state: ActionState;
  start: (input: Input) => void;
  reset: () => void;
} {
  const [state, setState] = useState(idle);
  const isRunning = useRef(false);

  const run = async (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ ...idle, isPending: true });
    try {
      await act(input, () => setState({ ...idle, isPending: true, isChecking: true }));
      setState(idle);
    } catch (failure) {
      setState({ ...idle, failure });
    } finally {
      isRunning.current = false;
    }
  };

  return { state, start: (input) => void run(input), reset: () => setState(idle) };
}
