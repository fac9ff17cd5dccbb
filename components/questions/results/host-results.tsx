'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { GroupActions } from '@/components/questions/results/group-actions';
import { TallyView } from '@/components/questions/results/tally-view';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { watchGroupWords, watchMarks } from '@/lib/questions/client/watch-answers';
import type { AskedQuestion } from '@/lib/questions/parse-questions';
import type { Answerer } from '@/lib/questions/results/answerer';
import { groupAnswers, lastTries, type AnswerGroup } from '@/lib/questions/results/group-answers';

type HostResultsProps = {
  roomId: string;
  question: AskedQuestion;
  /** People in the call who may answer. */
  present: readonly Answerer[];
  nameOf: (uid: string) => string;
  onFailed: (thrown: unknown) => void;
};

/** The answers to a question as they come in, grouped by what they say and by what went wrong. */
export function HostResults({ roomId, question, present, nameOf, onFailed }: HostResultsProps) {
  const t = useTranslations('questions.results');
  const format = useFormatter();
  const { id: questionId, round, choices, named } = question;
  const { value: marks, failure } = useWatch(watchMarks, roomId, questionId);
  const error = useUserError(failure);
  const words = useWatch(watchGroupWords, roomId, questionId).value;
  const groups = useMemo(
    () => groupAnswers({ marks: marks ?? [], round, words: words ?? {} }),
    [marks, round, words],
  );
  const last = useMemo(() => lastTries(marks ?? [], round), [marks, round]);
  const answered = new Set(
    (marks ?? []).filter(({ id }) => last.some(({ mark }) => mark === id)).map(({ uid }) => uid),
  );
  // Without names nobody knows who of them is here.
  const here = named ? present.filter(({ uid }) => answered.has(uid)).length : last.length;
  const missing = named ? present.filter(({ uid }) => !answered.has(uid)) : [];
  const namesOf = (group: AnswerGroup): string | null => {
    const uids = group.marks.flatMap((mark) => marks?.find(({ id }) => id === mark)?.uid ?? []);
    return uids.length === 0 ? null : format.list(uids.map(nameOf));
  };
  const right = last.filter((one) => one.last.verdict?.state === 'right').length;
  const late = last.filter((one) => one.last.late).length;
  const sums = [
    t('answered', { answered: here, present: named ? present.length : Math.max(present.length, here) }),
    ...(here === last.length ? [] : [t('others', { others: last.length - here })]),
    ...(question.kind === 'poll' ? [] : [t('right', { right })]),
    ...(late === 0 ? [] : [t('late', { late })]),
  ];
  if (marks === undefined) {
    return error === null ? (
      <p role="status" className="text-13 text-ink-2">
        {t('reading')}
      </p>
    ) : (
      <FailureNotice error={error} />
    );
  }
  return (
    <section aria-label={t('label')} className="grid gap-3">
      <FailureNotice error={error} />
      <p role="status" className="text-14 font-semibold">
        {sums.join(' · ')}
      </p>
      {last.length === 0 ? <p className="text-13 text-ink-2">{t('none')}</p> : null}
      <TallyView label={t('label')} answered={last.length} {...{ groups, choices }}>
        {(group) => (
          <>
            {named ? <p className="text-13 text-ink-2">{namesOf(group)}</p> : null}
            <GroupActions
              {...{ roomId, questionId, round, group, onFailed }}
              marks={marks}
              isPoll={question.kind === 'poll'}
            />
          </>
        )}
      </TallyView>
      {missing.length === 0 || question.state !== 'open' ? null : (
        <p className="text-13 text-ink-2">
          {t('unanswered', { names: format.list(missing.map(({ name }) => name)) })}
        </p>
      )}
    </section>
  );
}
