'use client';

import { useRef, useState } from 'react';

/** What is done to one of several subjects of a page, and can be undone in its place. */
export type RowAction<Subject> = {
  subject: Subject;
  /** The server has said so; until then there is nothing to undo. */
  isDone: boolean;
  /** It is under way; when it is done already, its undo is. */
  isRunning: boolean;
  /** It takes so long that the server is being asked whether it worked. */
  isChecking: boolean;
  /** What the last attempt at it, or at its undo, threw. */
  failure: unknown;
};

export type RowActions<Subject> = {
  /** By the subject's key. */
  all: ReadonlyMap<string, RowAction<Subject>>;
  start: (subject: Subject) => void;
  undo: (subject: Subject) => void;
  /** The same once more: the action, or its undo. */
  tryAgain: (subject: Subject) => void;
  /** Nothing more is to be said about it. */
  forget: (subject: Subject) => void;
  /** Which one came back to its place last, by an undo or by an action that has none. */
  backKey: string | null;
};

type Work<Subject> = (subject: Subject, onChecking: () => void) => Promise<unknown>;

type Options<Subject> = {
  keyOf: (subject: Subject) => string;
  /** Resolves when it is done; `onChecking` is to be called when the answer is late. */
  act: Work<Subject>;
  /** Left out for what cannot be undone: it is forgotten when it is done. */
  undo?: Work<Subject>;
};

/**
 * The same thing done to several subjects on the server: to each by itself, so that none waits for another or takes
 * over its undo or its error, and to each once at a time.
 */
export function useRowActions<Subject>({ keyOf, act, undo }: Options<Subject>): RowActions<Subject> {
  const [all, setAll] = useState<ReadonlyMap<string, RowAction<Subject>>>(new Map());
  const [backKey, setBackKey] = useState<string | null>(null);
  const running = useRef(new Set<string>());

  const put = (subject: Subject, action: Omit<RowAction<Subject>, 'subject'> | null) =>
    setAll((before) => {
      const after = new Map(before);
      if (action === null) after.delete(keyOf(subject));
      else after.set(keyOf(subject), { subject, ...action });
      return after;
    });

  const run = async (subject: Subject, work: Work<Subject>, isUndo: boolean) => {
    const key = keyOf(subject);
    if (running.current.has(key)) return;
    running.current.add(key);
    const still = { isDone: isUndo, isRunning: false, isChecking: false, failure: null };
    setBackKey(null);
    put(subject, { ...still, isRunning: true });
    try {
      await work(subject, () => put(subject, { ...still, isRunning: true, isChecking: true }));
      const isBack = isUndo || undo === undefined;
      put(subject, isBack ? null : { ...still, isDone: true });
      if (isBack) setBackKey(key);
    } catch (failure) {
      put(subject, { ...still, failure });
    } finally {
      running.current.delete(key);
    }
  };

  const start = (subject: Subject) => void run(subject, act, false);
  const takeBack = (subject: Subject) => {
    if (undo) void run(subject, undo, true);
  };
  return {
    all,
    start,
    undo: takeBack,
    tryAgain: (subject) => (all.get(keyOf(subject))?.isDone ? takeBack : start)(subject),
    forget: (subject) => put(subject, null),
    backKey,
  };
}
