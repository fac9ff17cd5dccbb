'use client';

import { useEffect, useMemo, useState } from 'react';
import { useWatch } from '@/lib/core/client/use-watch';
import { watchValue } from '@/lib/firebase/client/watch-value';
import { listTyping, markHolds, parseTyping, type TypingMarks } from '../typing';
import { createTypingMark } from './mark-typing';

const watchTyping = (roomId: string) => watchValue(`typing/${roomId}`, parseTyping);

/** Who else is typing for everyone in a room, and the person's own mark. */
export function useTyping(roomId: string, uid: string) {
  const { value: marks } = useWatch(watchTyping, roomId);
  const typing = useFresh(marks, uid);
  const mark = useMemo(() => createTypingMark(roomId, uid), [roomId, uid]);
  useEffect(() => mark.stop, [mark]);
  return { typing, mark };
}

const none: readonly string[] = [];

/** Draws again when a mark has stood for too long. */
function useFresh(marks: TypingMarks | undefined, uid: string): readonly string[] {
  const [seen] = useState(() => new Map<string, number>());
  const [typing, setTyping] = useState(none);
  useEffect(() => {
    const keys = Object.entries(marks ?? {}).map(([of, at]) => `${of} ${at}`);
    for (const key of seen.keys()) if (!keys.includes(key)) seen.delete(key);
    for (const key of keys) if (!seen.has(key)) seen.set(key, Date.now());
    const look = () => {
      const now = listTyping(marks ?? {}, { uid, seenAt: seen, now: Date.now() });
      setTyping((before) => (before.length === 0 && now.length === 0 ? before : now));
    };
    look();
    if (keys.length === 0) return undefined;
    const timer = setInterval(look, markHolds / 4);
    return () => clearInterval(timer);
  }, [marks, seen, uid]);
  return typing;
}
