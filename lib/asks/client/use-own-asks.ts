'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Ask } from '../queue';
import type { AskKind } from '../schema';
import { removeAsk, writeAsk } from './own-row';

/** What went wrong with what one waits for. */
type AskFailure = { kind: AskKind; thrown: unknown };

type OwnAsksInput = {
  roomId: string;
  uid: string;
  /** Null until it is known which session one has come into, and when that is over. */
  sessionId: string | null;
  /** As the database has them. */
  mine: readonly Ask[];
  /** It has said so. */
  isKnown: boolean;
};

/**
 * What this page waits for in a call: asking, changing the note, taking it back. A row goes with the connection that
 * wrote it; when the connection is back, it is written again, at the end of the queue.
 */
export function useOwnAsks({ roomId, uid, sessionId, mine, isKnown }: OwnAsksInput) {
  const wanted = useRef(new Map<AskKind, string>());
  const writing = useRef(new Set<AskKind>());
  /** A hand that somebody lowered: not to be written again, unless it has gone up again. */
  const isHandDown = useRef(false);
  const lastSession = useRef(sessionId);
  const [failure, setFailure] = useState<AskFailure | null>(null);
  // Whoever comes into a session again has been told what went wrong before.
  if (sessionId === null && failure !== null) setFailure(null);

  const write = useCallback(
    async (kind: AskKind, session: string, at?: number) => {
      const note = wanted.current.get(kind) ?? '';
      writing.current.add(kind);
      try {
        await writeAsk({ roomId, uid, kind }, { session, note, ...(at !== undefined && { at }) });
      } catch (thrown) {
        wanted.current.delete(kind);
        setFailure({ kind, thrown });
      } finally {
        writing.current.delete(kind);
      }
    },
    [roomId, uid],
  );

  useEffect(() => {
    const isOver = sessionId === null && lastSession.current !== null;
    lastSession.current = sessionId;
    if (isOver) wanted.current.clear();
    if (sessionId === null || !isKnown) return;
    const hand = mine.find(({ kind }) => kind === 'hand');
    if (hand) isHandDown.current = hand.answer !== null;
    if (isHandDown.current && !hand) wanted.current.delete('hand');
    const standing = new Set(mine.map(({ kind }) => kind));
    for (const kind of wanted.current.keys()) {
      if (!standing.has(kind) && !writing.current.has(kind)) void write(kind, sessionId);
    }
  }, [mine, isKnown, sessionId, write]);

  const ask = useCallback(
    (kind: AskKind, note = '') => {
      setFailure(null);
      wanted.current.set(kind, note);
      if (kind === 'hand') isHandDown.current = false;
      // Pressed right after joining: it is written as soon as the session is known.
      if (sessionId !== null) void write(kind, sessionId);
    },
    [sessionId, write],
  );
  /** Changes what is said with it; it keeps its place. */
  const changeNote = useCallback(
    (kind: AskKind, note: string) => {
      const row = mine.find((one) => one.kind === kind);
      if (!row || sessionId === null) return;
      setFailure(null);
      wanted.current.set(kind, note);
      void write(kind, sessionId, row.at);
    },
    [mine, sessionId, write],
  );
  /** Takes it back, or puts away what was answered. */
  const withdraw = useCallback(
    (kind: AskKind) => {
      wanted.current.delete(kind);
      setFailure(null);
      removeAsk({ roomId, uid, kind }).catch((thrown: unknown) => setFailure({ kind, thrown }));
    },
    [roomId, uid],
  );
  return useMemo(() => ({ ask, changeNote, withdraw, failure }), [ask, changeNote, withdraw, failure]);
}
