'use client';

import { useTranslations } from 'next-intl';
import type { QuestionsProps } from '@/components/questions/questions-props';
import { useQuestions } from '@/components/questions/use-questions';
import { Panel } from '@/components/ui/panel';

type QuestionsPanelProps = QuestionsProps & { onClose: () => void; className?: string };

/** The questions of a room beside its call. */
export function QuestionsPanel({ onClose, className, ...props }: QuestionsPanelProps) {
  const t = useTranslations('questions');
  const { title, action, body, footer } = useQuestions(props);
  return (
    <Panel {...{ title, action, footer, onClose, className }} closeLabel={t('close')}>
      {body}
    </Panel>
  );
}
