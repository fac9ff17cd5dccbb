'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { countUse } from '@/lib/telemetry/client/usage/usage';
import type { Ask } from '../queue';
import type { AskKind } from '../schema';
import { createOwnAsks, type AskFailure } from './own-asks';

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

/** The asks of this page in a call: asking, changing the note, taking it back. */
export function useOwnAsks({ roomId, uid, sessionId, mine, fate }: OwnAsksInput) {
  const [failure, setFailure] = useState<AskFailure | null>(null);
  const [lost, setLost] = useState<Ask | null>(null);
  // A person who joins again has seen the failure of the time before.
  if (sessionId === null && failure !== null) setFailure(null);

  const own = useMemo(
    () => createOwnAsks({ roomId, uid, onFailure: setFailure, onLost: setLost }),
    [roomId, uid],
  );
  useEffect(() => own.learn(sessionId, mine), [own, sessionId, mine]);
  useEffect(() => {
    if (fate === 'ends') own.end();
    if (fate === 'moves') own.handOver();
  }, [fate, own]);
  // Leaving the page of the call is leaving the call.
  useOnLeaving(own.end);

  const ask = useCallback(
    (kind: AskKind, note = '') => {
      countUse({ name: 'permission_asked', capability: kind });
      own.ask(kind, note);
    },
    [own],
  );
  return useMemo(() => {
    const { changeNote, withdraw } = own;
    return { ask, changeNote, withdraw, failure, lost };
  }, [ask, own, failure, lost]);
}

/** Calls `end` when this part is taken down for good. A page that reloads may take its parts down before it goes. */
function useOnLeaving(end: () => void): void {
  useEffect(() => {
    let isGoing = false;
    const handleGoing = () => void (isGoing = true);
    const handleShown = () => void (isGoing = false);
    const events = [
      ['beforeunload', handleGoing],
      ['pagehide', handleGoing],
      ['pageshow', handleShown],
    ] as const;
    events.forEach(([name, handle]) => window.addEventListener(name, handle));
    return () => {
      events.forEach(([name, handle]) => window.removeEventListener(name, handle));
      if (!isGoing) end();
    };
  }, [end]);
}
