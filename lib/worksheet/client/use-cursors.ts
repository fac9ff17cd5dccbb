'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { toCursorPlace, toSentCursor, type CursorPlace, type SentCursor } from '../cursor';
import type { OpenSheet } from './open-sheet';
import { createThrottle } from '@/lib/core/client/create-throttle';

/** How cursors reach the others: lossy, and only while they are in the same call. */
export type CursorChannel = {
  send: (cursor: SentCursor) => void;
  /** Returns the way to stop. */
  listen: (listener: (cursor: SentCursor, uid: string) => void) => () => void;
};

export type RemoteCursor = CursorPlace & { uid: string };

/** The most cursors that a page sends in a second are twenty (ms between two). */
const sendsEvery = 50;
/** A cursor that says nothing for so long is gone (ms). Its page repeats it in half the time. */
const silence = 20_000;

type Heard = { cursor: SentCursor; at: number };

/** Where the others write in this sheet, and the way to tell them where this person does. */
export function useCursors(channel: CursorChannel | null, sheet: OpenSheet, id: string) {
  const [heard, setHeard] = useState<ReadonlyMap<string, Heard>>(new Map());

  useEffect(() => {
    if (channel === null) return undefined;
    const stop = channel.listen((cursor, uid) => {
      if (cursor.sheet !== id) return;
      setHeard((before) => new Map(before).set(uid, { cursor, at: Date.now() }));
    });
    const timer = setInterval(() => setHeard(dropSilent), silence / 4);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [channel, id]);

  const throttle = useMemo(
    () => createThrottle<SentCursor>((cursor) => channel?.send(cursor), sendsEvery),
    [channel],
  );
  useEffect(() => {
    const timer = setInterval(throttle.repeat, silence / 2);
    return () => {
      clearInterval(timer);
      throttle.close();
    };
  }, [throttle]);

  const tell = useCallback(
    (place: CursorPlace | null) => {
      const cursor = place === null ? null : toSentCursor(sheet.doc, id, place);
      throttle.give(cursor ?? { sheet: id, cell: null, anchor: '', head: '' });
    },
    [throttle, sheet, id],
  );

  const cursors = [...heard].flatMap(([uid, { cursor }]): RemoteCursor[] => {
    const place = toCursorPlace(sheet.doc, cursor);
    return place === null ? [] : [{ uid, ...place }];
  });
  return { cursors, tell };
}

function dropSilent(before: ReadonlyMap<string, Heard>): ReadonlyMap<string, Heard> {
  const since = Date.now() - silence;
  const fresh = [...before].filter(([, { at }]) => at > since);
  return fresh.length === before.size ? before : new Map(fresh);
}
