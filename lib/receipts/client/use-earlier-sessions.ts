'use client';

import { useEffect, useRef, useState } from 'react';
import { callServer } from '@/lib/callables/client/call-server';
import { listEarlierSessions } from '../contract';
import type { EarlierSession } from '../earlier-session';

/** What has been answered so far to one question. */
type Answer = {
  readonly question: string;
  readonly roomId: string;
  readonly sessions: readonly EarlierSession[];
  readonly next: number | null;
  readonly failure: unknown;
};

export type EarlierSessions = {
  /** Undefined before the first answer. */
  sessions: readonly EarlierSession[] | undefined;
  failure: unknown;
  isLoading: boolean;
  /** Goes on with what is earlier, or tries again; undefined at the first session of the room. */
  more: (() => void) | undefined;
};

/**
 * The sessions of a room that are over, as far as the page has asked for them.
 *
 * @param inside how many people are in the call: when it empties, a session may have ended
 */
export function useEarlierSessions(roomId: string, inside: number): EarlierSessions {
  const question = `${roomId} ${inside === 0}`;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const latest = useRef(question);
  const load = async (asked: string, before: number | null, known: readonly EarlierSession[]) => {
    try {
      const { sessions, next } = await callServer(listEarlierSessions, { roomId, before });
      if (latest.current !== asked) return;
      setAnswer({ question: asked, roomId, sessions: [...known, ...sessions], next, failure: null });
    } catch (failure) {
      if (latest.current !== asked) return;
      setAnswer({ question: asked, roomId, sessions: known, next: before, failure });
    } finally {
      setPending((other) => (other === asked ? null : other));
    }
  };
  const loadRef = useRef(load);
  useEffect(() => {
    loadRef.current = load;
    latest.current = question;
  });
  useEffect(() => {
    void loadRef.current(question, null, []);
  }, [question]);

  // What was known stays in sight while it is asked again.
  const shown = answer?.roomId === roomId ? answer : null;
  const isLoading = shown === null || shown.question !== question || pending === question;
  return {
    sessions: shown?.sessions,
    failure: shown?.failure ?? null,
    isLoading,
    more:
      shown !== null && (shown.next !== null || shown.failure !== null)
        ? () => {
            if (isLoading) return;
            setPending(question);
            void load(question, shown.next, shown.sessions);
          }
        : undefined,
  };
}
