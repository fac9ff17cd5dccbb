'use client';

import { useTranslations } from 'next-intl';
import type { QuestionDraft, DraftFault } from '@/lib/questions/draft/question-draft';

export type FieldsProps = {
  draft: QuestionDraft;
  change: (change: Partial<QuestionDraft>) => void;
  /** The field that does not say enough, after an attempt to keep the question. */
  fault: DraftFault | null;
};

/** What is wrong with a field, after an attempt to keep the question. */
export function useFaultWords(fault: DraftFault | null): (field: DraftFault) => string | undefined {
  const t = useTranslations('questions.editor.faults');
  return (field) => (fault === field ? t(field) : undefined);
}
