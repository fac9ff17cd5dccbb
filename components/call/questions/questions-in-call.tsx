'use client';

import { useTranslations } from 'next-intl';
import type { PanelProps } from '@/components/call/panels/call-lists';
import { QuestionsPanel } from '@/components/questions/questions-panel';
import { isHostIn } from '@/lib/call/rights/camera-audience';

/** The questions of a room beside its call. */
export function QuestionsInCall({ room, onClose, className }: PanelProps) {
  const t = useTranslations('questions.results');
  const { context, rights, toReason } = room;
  const { roomId, viewer, people, notifyFailure } = context;
  const nameOf = (uid: string) => people.find((person) => person.uid === uid)?.name ?? t('gone');
  return (
    <QuestionsPanel
      {...{ roomId, nameOf, onClose, className }}
      uid={viewer.uid}
      runs={rights.runsQuestions}
      answersOthers={!viewer.isHost}
      runDenied={toReason(rights.questionDenial)}
      answerDenied={toReason(rights.answerDenial)}
      present={people.filter((person) => !person.isMe && !isHostIn(person))}
      onFailed={notifyFailure}
    />
  );
}
