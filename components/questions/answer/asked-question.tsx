'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AnswerForm } from '@/components/questions/answer/answer-form';
import { VerdictView } from '@/components/questions/answer/verdict-view';
import { QuestionHead } from '@/components/questions/question-head';
import { QuestionWords } from '@/components/questions/question-words';
import { SharedTally } from '@/components/questions/results/shared-tally';
import { useDraft } from '@/lib/auth/client/use-draft';
import { useOwnAnswer, type OwnAnswerState } from '@/lib/questions/client/use-own-answer';
import { useQuestionSheet } from '@/lib/questions/client/use-question-sheet';
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
  const { id: questionId, given, wanted, prompt, round, state, settings } = question;
  const own = useOwnAnswer({ roomId, question, uid });
  const draft = useDraft(`question.${roomId}.${questionId}.${String(round)}`);
  const [typed, setTyped] = useState(() => draft.read()['typed'] ?? '');
  const attempt = Math.max(0, own.left === 0 ? own.tries.length - 1 : own.tries.length);
  const numbers = useMemo(
    () => linesOf(drawOwnNumbers({ questionId, question, uid, attempt })),
    [questionId, question, uid, attempt],
  );
  const lines = useMemo(() => given.split('\n').filter((line) => line.trim() !== ''), [given]);
  const all = useMemo(() => [...numbers, ...lines], [numbers, lines]);
  const { texOf, read } = useQuestionSheet({ typed, given: all, settings });
  const isDone = own.left === 0 || own.verdict?.state === 'right';
  return (
    <article aria-label={prompt} className="grid gap-3 border-b border-line px-4 py-4">
      <QuestionHead question={question} />
      <QuestionWords {...{ prompt, numbers, wanted, texOf }} given={lines} />
      <OwnResult question={question} own={own} />
      {state === 'open' && !isDone ? (
        <AnswerForm {...{ question, own, typed, read, draft, denied }} onType={setTyped} />
      ) : null}
      <SharedTally {...{ roomId, question }} />
    </article>
  );
}

/** What this person sent last, and what is known about it. */
function OwnResult({ question, own }: { question: AskedQuestion; own: OwnAnswerState }) {
  const t = useTranslations('questions.answer');
  const last = own.tries.at(-1);
  if (last === undefined) return null;
  const { given, late } = last;
  const words =
    'typed' in given
      ? given.typed
      : given.chosen.map((id) => question.choices.find((choice) => choice.id === id)?.text ?? id).join(', ');
  const isWaiting = own.verdict === null && question.kind !== 'poll';
  return (
    <div role="status" className="grid gap-1 rounded-8 bg-sunken px-3 py-2">
      <p className="text-13 text-ink-2">{t(late ? 'ownLate' : 'own', { answer: words })}</p>
      {own.verdict === null ? null : <VerdictView verdict={own.verdict} />}
      {isWaiting && question.verdicts !== 'at-once' ? (
        <p className="text-13">{t(`waits.${question.verdicts}`)}</p>
      ) : null}
    </div>
  );
}
