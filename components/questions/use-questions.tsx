'use client';

import { Copy, Download, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { CopyDialog } from '@/components/questions/copy-dialog';
import { QuestionEditor } from '@/components/questions/editor/question-editor';
import type { QuestionsProps } from '@/components/questions/questions-props';
import { QuestionList } from '@/components/questions/question-list';
import { useQuestionDraft } from '@/components/questions/use-question-draft';
import { useSaveResults } from '@/components/questions/use-save-results';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { callServer } from '@/lib/callables/client/call-server';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';
import {
  watchAskedQuestions,
  watchOwnQuestions,
  watchQuestions,
} from '@/lib/questions/client/watch-questions';
import { readKey } from '@/lib/questions/contract';
import { toDraft } from '@/lib/questions/draft/to-draft';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

type QuestionParts = {
  title: string;
  /** What can be done with all of them. */
  action: ReactNode;
  body: ReactNode;
  /** The way to a new one. */
  footer: ReactNode;
};

/** The questions of a room, for a panel or a page: hosts write and ask them and see the answers, learners answer. */
export function useQuestions(props: QuestionsProps): QuestionParts {
  const { roomId, uid, runs, answersOthers, runDenied, nameOf, onFailed } = props;
  const t = useTranslations('questions');
  const watchOf = !runs ? watchAskedQuestions : answersOthers ? watchOwnQuestions : watchQuestions;
  const { value: questions, failure } = useWatch<AskedQuestion[], [string, string]>(watchOf, roomId, uid);
  const error = useUserError(failure);
  const { writing, write, begin, nameKept, end } = useQuestionDraft(roomId);
  const save = useSaveResults({ roomId, nameOf, onFailed });
  const edit = async ({ id: questionId, ...text }: AskedQuestion) => {
    const { key } = await callServer(readKey, { roomId, questionId });
    write({ questionId, draft: toDraft(text, key) });
  };
  if (runs && writing !== null) {
    return {
      title: t(writing.questionId === undefined ? 'editor.titleNew' : 'editor.titleChange'),
      action: null,
      body: (
        <QuestionEditor
          {...{ roomId, ...writing }}
          onChange={(draft) => write({ ...writing, draft })}
          onKept={nameKept}
          onClose={end}
        />
      ),
      footer: null,
    };
  }
  const asked = questions?.filter(({ round, by }) => round > 0 && (!answersOthers || by === uid)) ?? [];
  return {
    title: t('title'),
    action:
      runs && asked.length > 0 ? (
        <IconButton label={t('actions.table')} icon={<Download />} onClick={() => save(asked)} />
      ) : null,
    body: (
      <>
        <FailureNotice error={error} />
        <QuestionList
          {...props}
          questions={questions}
          onEdit={(question) => void edit(question).catch(onFailed)}
        />
      </>
    ),
    footer: runs ? (
      <div className="flex flex-wrap gap-2">
        <Button variant="edge" size={32} icon={<Plus />} deniedReason={runDenied} onClick={begin}>
          {t('new')}
        </Button>
        {answersOthers ? null : <CopyButton {...{ roomId, uid, runDenied }} />}
      </div>
    ) : null,
  };
}

function CopyButton({ roomId, uid, runDenied }: Pick<QuestionsProps, 'roomId' | 'uid' | 'runDenied'>) {
  const t = useTranslations('questions.copy');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={32}
        icon={<Copy />}
        deniedReason={runDenied}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen ? <CopyDialog {...{ roomId, uid }} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
