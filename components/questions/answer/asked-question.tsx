'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AnswerForm } from '@/components/questions/answer/answer-form';
import { VerdictView } from '@/components/questions/answer/verdict-view';
import { QuestionHead } from '@/components/questions/question-head';
import { QuestionWords } from '@/components/questions/question-words';
import { SharedTally } from '@/components/questions/results/shared-tally';
import { ActionNotice } from '@/components/shell/action-notice';
import { Notice } from '@/components/ui/notice';
import { useDraft } from '@/lib/auth/client/use-draft';
import { useOwnAnswer, type OwnAnswerState } from '@/lib/questions/client/use-own-answer';
import { useQuestionSheet } from '@/lib/questions/client/use-question-sheet';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { isUnsent, readWords, toGiven, wordsOf, type AnswerWords } from '@/lib/questions/answer-words';
import { isCalculated } from '@/lib/questions/question';
import { drawOwnNumbers, linesOf } from '@/lib/questions/draw-numbers';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

type AskedQuestionProps = {
  roomId: string;
  uid: string;
  question: AskedQuestion;
  /** Why this person may not answer. */
  denied: string | undefined;
};

/** A question as a learner has it: what is asked, the place of their answer, and what came of it. */
export function AskedQuestionCard({ roomId, uid, question, denied }: AskedQuestionProps) {
  const { id: questionId, given, wanted, prompt, state, settings } = question;
  const draft = useDraft(`question.${roomId}.${questionId}`);
  const [words, setWords] = useState(() => readWords(question, draft.read()));
  const own = useOwnAnswer({
    ...{ roomId, question, uid },
    onCounted: (sent) => {
      // What was written meanwhile stays.
      if (!isUnsent(toGiven(question, readWords(question, draft.read())), sent)) draft.discard();
    },
  });
  const attempt = Math.max(0, own.left === 0 ? own.tries.length - 1 : own.tries.length);
  const numbers = useMemo(
    () => linesOf(drawOwnNumbers({ questionId, question, uid, attempt })),
    [questionId, question, uid, attempt],
  );
  const lines = useMemo(() => given.split('\n').filter((line) => line.trim() !== ''), [given]);
  const all = useMemo(() => [...numbers, ...lines], [numbers, lines]);
  const { texOf, read } = useQuestionSheet({
    typed: isCalculated(question) ? words.typed : '',
    isClosed: state === 'closed',
    ...{ given: all, settings },
  });
  const isDone = own.left === 0 || own.verdict?.state === 'right';
  return (
    <article aria-label={prompt} className="grid gap-3 border-b border-line px-4 py-4">
      <QuestionHead question={question} />
      <QuestionWords {...{ prompt, numbers, wanted, texOf }} given={lines} />
      <OwnResult question={question} own={own} />
      {state === 'open' && !isDone ? (
        <AnswerForm {...{ question, own, words, read, draft, denied }} onWrite={setWords} />
      ) : null}
      <SendingNotice {...{ question, own, words }} />
      <SharedTally {...{ roomId, question }} />
    </article>
  );
}

type SendingProps = { question: AskedQuestion; own: OwnAnswerState; words: AnswerWords };

/** How sending goes; it stays where the place of the answer goes, since the question was closed meanwhile. */
function SendingNotice({ question, own, words }: SendingProps) {
  const t = useTranslations('questions.answer');
  const error = useUserError(own.sending.failure);
  const given = toGiven(question, words);
  const isLeft =
    question.state === 'closed' && !own.sending.isPending && isUnsent(given, own.tries.at(-1)?.given);
  return (
    <>
      {error !== null && !navigator.onLine ? (
        <Notice tone="info">{t('offline')}</Notice>
      ) : (
        <ActionNotice error={error} checking={own.sending.isChecking ? t('checking') : null} />
      )}
      {isLeft ? (
        <p role="status" className="text-13">
          {t('notSent', { answer: wordsOf(question, given) })}
        </p>
      ) : null}
    </>
  );
}

/** What this person sent last, and what is known about it. */
function OwnResult({ question, own }: { question: AskedQuestion; own: OwnAnswerState }) {
  const t = useTranslations('questions.answer');
  const last = own.tries.at(-1);
  if (last === undefined) return null;
  const { given, late } = last;
  const isWaiting = own.verdict === null && question.kind !== 'poll';
  return (
    <div role="status" className="grid gap-1 rounded-8 bg-sunken px-3 py-2">
      <p className="text-13 text-ink-2">
        {t(late ? 'ownLate' : 'own', { answer: wordsOf(question, given) })}
      </p>
      {own.verdict === null ? null : <VerdictView verdict={own.verdict} />}
      {isWaiting && question.verdicts !== 'at-once' ? (
        <p className="text-13">{t(`waits.${question.verdicts}`)}</p>
      ) : null}
    </div>
  );
}
