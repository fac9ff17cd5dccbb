'use client';

import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Banner } from '@/components/ui/banner';
import type { CallRoomState } from '@/components/call/use-call-room';
import type { Panels } from '@/components/call/panels/use-panels';
import { useWatch } from '@/lib/core/client/use-watch';
import { askHandOver } from '@/lib/questions/client/ask-hand-over';
import { watchOwnAnswer } from '@/lib/questions/client/watch-answers';
import { watchAskedQuestions } from '@/lib/questions/client/watch-questions';

/** Tells learners that a question is asked, until they have answered it or looked at it. */
export function QuestionRow({ room, panels }: { room: CallRoomState; panels: Panels }) {
  const t = useTranslations('questions.news');
  const { roomId, viewer, people } = room.context;
  const questions = useWatch(watchAskedQuestions, roomId).value ?? [];
  const open = questions.filter(({ state, by }) => state === 'open' && by !== viewer.uid);
  useOpenPanel(roomId, panels);
  const newest = open.toSorted((one, other) => (other.openedAt ?? 0) - (one.openedAt ?? 0))[0];
  const key = newest ? `${newest.id} ${String(newest.round)}` : null;
  const own = useWatch(watchOwnAnswer, roomId, viewer.isHost ? null : (newest?.id ?? null), viewer.uid);
  const [seen, setSeen] = useState<string | null>(null);
  const isOpen = panels.isOpen('questions');
  if (isOpen && key !== null && seen !== key) setSeen(key);
  if (viewer.isHost || newest === undefined || seen === key || own.value === undefined) return null;
  if (own.value?.tries.some(({ round }) => round === newest.round)) return null;
  const name = people.find(({ uid }) => uid === newest.by)?.name ?? t('somebody');
  return (
    <Banner
      icon={<CircleHelp />}
      action={
        <button
          type="button"
          className="target h-8 flex-none px-2 font-semibold underline underline-offset-3"
          onClick={() => panels.show('questions')}
        >
          {t('answer')}
        </button>
      }
    >
      {t('asked', { name })}
    </Banner>
  );
}

const none = () => null;

/** A line of the sheet or the chat that is to be asked opens the panel, which takes it. */
function useOpenPanel(roomId: string, panels: Panels): void {
  const waiting = useSyncExternalStore(askHandOver.subscribe, askHandOver.read, none);
  const show = useRef(panels.show);
  useEffect(() => {
    show.current = panels.show;
  });
  const isFor = waiting?.roomId === roomId;
  useEffect(() => {
    if (isFor) show.current('questions');
  }, [isFor]);
}
