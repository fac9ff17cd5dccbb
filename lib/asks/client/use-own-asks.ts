'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countUse } from '@/lib/telemetry/client/usage/usage';
import type { Ask } from '../queue';
import type { AskKind } from '../schema';
import { changeAsk, removeAsk, returnToAsk, writeAsk } from './own-row';

/** What failed about an ask. */
type AskFailure = { kind: AskKind; thrown: unknown };

export type OwnAsksInput = {
  roomId: string;
  uid: string;
  /** Null until the session's id is known, and again when the session is over. */
  sessionId: string | null;
  /** The asks of this person in the database. */
  mine: readonly Ask[];
  /** What happens to the ask when the page leaves the call: another tab may continue with it. A break keeps it. */
  fate: 'ends' | 'moves' | 'stays';
};

/**
 * The asks of this page in a call: asking, changing the note, taking it back. A row outlives the connection that
 * wrote it. When its owner is back in time, on this page or on the next, it keeps its old place.
 */
export function useOwnAsks({ roomId, uid, sessionId, mine, fate }: OwnAsksInput) {
  /** The asks that this page wrote or continued. They end when this page leaves the call. */
  const held = useRef(new Set<AskKind>());
  /** Asks made before the session was known, with their notes. */
  const early = useRef(new Map<AskKind, string>());
  const returning = useRef(new Set<AskKind>());
  const [failure, setFailure] = useState<AskFailure | null>(null);
  const [lost, setLost] = useState<Ask | null>(null);
  // A person who joins again has seen the failure of the time before.
  if (sessionId === null && failure !== null) setFailure(null);

  const newest = useRef(mine);
  useEffect(() => {
    newest.current = mine;
  });

  const write = useCallback(
    async (kind: AskKind, { at, ...row }: { session: string; note: string; at?: number }) => {
      const place = { roomId, uid, kind };
      const findAt = () => newest.current.find((one) => one.kind === kind)?.at;
      held.current.add(kind);
      try {
        await (at === undefined ? writeAsk(place, row) : changeAsk(place, { ...row, at }, findAt));
      } catch (thrown) {
        held.current.delete(kind);
        setFailure({ kind, thrown });
      }
    },
    [roomId, uid],
  );

  const comeBack = useCallback(
    async (ask: Ask, session: string) => {
      const { kind, at, note } = ask;
      const place = { roomId, uid, kind };
      returning.current.add(kind);
      try {
        await returnToAsk(place, { session, note: note ?? '', at });
        held.current.add(kind);
      } catch {
        // It was away for too long. The row still exists, and would appear in the queue again.
        await removeAsk(place).catch(() => undefined);
        setLost(ask);
      } finally {
        returning.current.delete(kind);
      }
    },
    [roomId, uid],
  );

  useEffect(() => {
    if (sessionId === null) return;
    for (const [kind, note] of early.current) void write(kind, { session: sessionId, note });
    early.current.clear();
  }, [sessionId, write]);

  useEffect(() => {
    if (sessionId === null) return;
    for (const ask of mine) {
      const isWaiting = ask.away !== null && ask.answer === null;
      if (isWaiting && !returning.current.has(ask.kind)) void comeBack(ask, sessionId);
    }
  }, [mine, sessionId, comeBack]);

  const end = useCallback(() => {
    // Nobody waits for the answer: without a place in the call the row counts for nothing.
    for (const kind of held.current) void removeAsk({ roomId, uid, kind }).catch(() => undefined);
    held.current.clear();
    early.current.clear();
  }, [roomId, uid]);
  useEffect(() => {
    if (fate === 'ends') end();
    if (fate === 'moves') held.current.clear();
  }, [fate, end]);
  // Leaving the page of the call is leaving the call. A page that reloads may unmount its parts before it goes.
  const isGoing = useRef(false);
  useEffect(() => {
    const handleGoing = () => void (isGoing.current = true);
    const handleShown = () => void (isGoing.current = false);
    const events = [
      ['beforeunload', handleGoing],
      ['pagehide', handleGoing],
      ['pageshow', handleShown],
    ] as const;
    events.forEach(([name, handle]) => window.addEventListener(name, handle));
    return () => {
      events.forEach(([name, handle]) => window.removeEventListener(name, handle));
      if (!isGoing.current) end();
    };
  }, [end]);

  const ask = useCallback(
    (kind: AskKind, note = '') => {
      setFailure(null);
      countUse({ name: 'permission_asked', capability: kind });
      // Pressed right after joining: it is written as soon as the session is known.
      if (sessionId === null) early.current.set(kind, note);
      else void write(kind, { session: sessionId, note });
    },
    [sessionId, write],
  );
  /** Changes the note; the ask keeps its place. */
  const changeNote = useCallback(
    (kind: AskKind, note: string) => {
      const row = mine.find((one) => one.kind === kind);
      if (!row || sessionId === null) return;
      setFailure(null);
      void write(kind, { session: sessionId, note, at: row.at });
    },
    [mine, sessionId, write],
  );
  /** Takes an ask back, or puts away an answered one. */
  const withdraw = useCallback(
    (kind: AskKind) => {
      held.current.delete(kind);
      early.current.delete(kind);
      setFailure(null);
      removeAsk({ roomId, uid, kind }).catch((thrown: unknown) => setFailure({ kind, thrown }));
    },
    [roomId, uid],
  );
  return useMemo(
    () => ({ ask, changeNote, withdraw, failure, lost }),
    [ask, changeNote, withdraw, failure, lost],
  );
}
