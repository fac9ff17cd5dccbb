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
import type { AskedQuestion } from '@/lib/questions/parse-questions';
import { watchAskedQuestions } from '@/lib/questions/client/watch-questions';

const keyOf = ({ id, round }: AskedQuestion): string => `${id} ${String(round)}`;

/** Tells learners that a question is asked, until they have answered it or looked at it. */
export function QuestionRow({ room, panels }: { room: CallRoomState; panels: Panels }) {
  const t = useTranslations('questions.news');
  const { roomId, viewer, people } = room.context;
  const mayAnswer = !viewer.isHost && room.rights.answerDenial === null;
  const questions = useWatch(watchAskedQuestions, roomId).value ?? [];
  const open = questions.filter(({ state, by }) => state === 'open' && by !== viewer.uid);
  useOpenPanel(roomId, panels);
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const waiting = open.filter((question) => !passed.has(keyOf(question)));
  const newest = waiting.toSorted((one, other) => (other.openedAt ?? 0) - (one.openedAt ?? 0))[0];
  const own = useWatch(watchOwnAnswer, roomId, mayAnswer ? (newest?.id ?? null) : null, viewer.uid);
  const isAnswered = own.value?.tries.some(({ round }) => round === newest?.round) === true;
  if (newest && (panels.isOpen('questions') || isAnswered)) {
    setPassed(new Set([...passed, keyOf(newest)]));
  }
  if (!mayAnswer || newest === undefined || own.value === undefined || isAnswered) return null;
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
