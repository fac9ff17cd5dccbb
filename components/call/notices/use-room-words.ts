'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNoticeWords } from '@/components/call/notices/use-notice-words';
import { announceMovements, type Movements } from '@/lib/call/announcements';
import { createAnnouncer, type Said } from '@/lib/call/client/notices/announcer';
import { noticeUrgency } from '@/lib/call/client/notices/notice-urgency';
import { useMovements } from '@/lib/call/client/people/use-movements';
import type { RoomNotices } from '@/lib/call/client/notices/room-notices';
import type { RoomView } from '@/lib/call/client/use-room-view';
import { useStore } from '@/lib/call/client/use-store';

/** Puts what happens in the room, and its notices, into words for screen readers; says when the connection is back. */
export function useRoomWords(view: RoomView, notices: RoomNotices): Said {
  const t = useTranslations('call');
  const [announcer] = useState(createAnnouncer);
  const said = useStore(announcer);
  const { say } = announcer;
  const { isInCall, isEntered, people, screen, sending, health } = view;

  useMovements(
    people,
    isInCall,
    useCallback(
      (movements: Movements, present: number) => {
        for (const { key, ...values } of announceMovements(movements, present))
          say(t(`announce.${key}`, values));
      },
      [say, t],
    ),
  );

  const isLost = isEntered && (health.level === 'reconnecting' || health.level === 'try-now');
  useChange(isLost, (lost) => {
    if (!lost && !isInCall) return;
    say(t(lost ? 'announce.lost' : 'announce.back'), 'assertive');
    if (!lost) notices.add({ type: 'back' });
  });
  useChange(isInCall, (inside) => {
    if (inside) say(t('announce.inCall', { count: Math.max(1, people.length) }));
  });
  useChange(sending.microphone.isOn, (on) => {
    if (isInCall) say(t(on ? 'notice.microphoneOn' : 'notice.microphoneOff'));
  });
  useChange(sending.camera.isOn, (on) => {
    if (isInCall) say(t(on ? 'notice.cameraOn' : 'notice.cameraOff'));
  });
  useChange(screen?.uid ?? null, (uid) => {
    const name = people.find((person) => person.uid === uid)?.name;
    if (uid === null) say(t('announce.shareEnded'));
    else if (screen?.isMine) say(t('notice.screenOn'));
    else if (name !== undefined) say(t('announce.shareBegan', { name }));
  });

  const wordsOf = useNoticeWords();
  const latestWords = useRef(wordsOf);
  useEffect(() => {
    latestWords.current = wordsOf;
  });
  useEffect(
    () =>
      notices.hear((notice) => {
        const urgency = noticeUrgency(notice);
        if (urgency !== null && notice.type !== 'error') say(latestWords.current(notice), urgency);
      }),
    [notices, say],
  );

  return said;
}

/** Runs when a value changes, not when it is first seen. */
function useChange<Value>(value: Value, run: (value: Value) => void): void {
  const before = useRef(value);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    latest.current(value);
  }, [value]);
}
