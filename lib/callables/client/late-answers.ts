import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/core/client/create-store';

const late = createStore(0);

/** Calls whose answer is late, and about which no part of the page says so itself: the page does, in one line. */
export const lateAnswers = {
  /** Begins with a call; returns what ends it, whatever became of the call. */
  begin: (): (() => void) => {
    late.update((count) => count + 1);
    return () => late.update((count) => count - 1);
  },
  areThere: (): boolean => late.read() > 0,
  subscribe: late.subscribe,
};

const noneLate = () => false;

/** Whether one of them is late now. */
export const useLateAnswers = (): boolean =>
  useSyncExternalStore(lateAnswers.subscribe, lateAnswers.areThere, noneLate);
