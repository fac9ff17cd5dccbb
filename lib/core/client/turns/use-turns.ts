'use client';

import { useRef, useState } from 'react';
import type { ActionState } from '../use-action';

/**
 * Things that are done on the server one after the other. A press on one row waits while another row is busy; the same
 * press twice counts once.
 *
 * @returns `start` takes the name of the thing and does it in its turn; `state` tells about all of them
 */
export function useTurns(): {
  state: Omit<ActionState, 'isChecking'>;
  start: (name: string, act: () => Promise<void>) => void;
} {
  const [state, setState] = useState<Omit<ActionState, 'isChecking'>>({ isPending: false, failure: null });
  const last = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(new Set<string>());

  const run = async (name: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (failure) {
      setState((before) => ({ ...before, failure }));
    } finally {
      waiting.current.delete(name);
      setState((before) => ({ ...before, isPending: waiting.current.size > 0 }));
    }
  };

  const start = (name: string, act: () => Promise<void>) => {
    if (waiting.current.has(name)) return;
    waiting.current.add(name);
    setState({ isPending: true, failure: null });
    last.current = last.current.then(() => run(name, act));
  };

  return { state, start };
}
