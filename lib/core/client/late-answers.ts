import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let late = 0;

const set = (count: number): void => {
  late = count;
  listeners.forEach((listener) => listener());
};

/** Calls whose answer is late, and about which no part of the page says so itself: the page does, in one line. */
export const lateAnswers = {
  /** Begins with a call; returns what ends it, whatever became of the call. */
  begin: (): (() => void) => {
    set(late + 1);
    return () => set(late - 1);
  },
  areThere: (): boolean => late > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const noneLate = () => false;

/** Whether one of them is late now. */
export const useLateAnswers = (): boolean =>
  useSyncExternalStore(lateAnswers.subscribe, lateAnswers.areThere, noneLate);
