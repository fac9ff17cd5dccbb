'use client';

import { useTranslations } from 'next-intl';
import { AskedQuestionCard } from '@/components/questions/answer/asked-question';
import { HostQuestions } from '@/components/questions/host-questions';
import type { QuestionsProps } from '@/components/questions/questions-props';
import { EmptyState } from '@/components/ui/empty-state';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

type QuestionListProps = QuestionsProps & {
  /** Undefined while they are read. */
  questions: readonly AskedQuestion[] | undefined;
  onEdit: (question: AskedQuestion) => void;
};

/** Questions of others with a place for an answer, the newest first, and those that this person puts. */
export function QuestionList(props: QuestionListProps) {
  const { questions, runs, answersOthers, roomId, uid, answerDenied } = props;
  const t = useTranslations('questions.empty');
  if (questions === undefined) {
    return (
      <p role="status" className="p-4 text-13 text-ink-2">
        {t('reading')}
      </p>
    );
  }
  if (questions.length === 0) {
    const why = runs ? 'whyHost' : answerDenied === undefined ? 'why' : 'whyDenied';
    return <EmptyState title={t('title')} why={t(why)} headingLevel={3} className="m-auto p-6" />;
  }
  const led = runs ? questions.filter(({ by }) => !answersOthers || by === uid) : [];
  const others = questions.filter((question) => question.round > 0 && !led.includes(question));
  return (
    <>
      {others
        .toSorted((one, other) => (other.openedAt ?? 0) - (one.openedAt ?? 0))
        .map((question) => (
          <AskedQuestionCard
            key={`${question.id} ${String(question.round)}`}
            {...{ roomId, uid, question }}
            denied={answerDenied}
          />
        ))}
      <HostQuestions {...props} questions={led} denied={props.runDenied} />
    </>
  );
}
