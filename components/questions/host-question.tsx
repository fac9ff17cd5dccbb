'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ComponentProps } from 'react';
import { QuestionHead } from '@/components/questions/question-head';
import { QuestionWords } from '@/components/questions/question-words';
import { HostResults } from '@/components/questions/results/host-results';
import { AskedAction } from '@/components/shell/asked-action';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useQuestionSheet } from '@/lib/questions/client/use-question-sheet';
import {
  closeQuestion,
  copyQuestions,
  deleteQuestion,
  openQuestion,
  showResults,
} from '@/lib/questions/contract';
import { linesOf } from '@/lib/questions/draw-numbers';
import type { AskedQuestion } from '@/lib/questions/parse-questions';
import type { Answerer } from '@/lib/questions/results/answerer';

export type HostQuestionProps = {
  roomId: string;
  question: AskedQuestion;
  present: readonly Answerer[];
  nameOf: (uid: string) => string;
  /** Why this person may not put questions now. */
  denied: string | undefined;
  onEdit: (question: AskedQuestion) => void;
  /** Undefined where it is the first, or the last. */
  onMove: { up: (() => void) | undefined; down: (() => void) | undefined };
  onFailed: (thrown: unknown) => void;
};

/** A question as a host has it: asks it, sees the answers, closes it and shows the results. */
export function HostQuestion(props: HostQuestionProps) {
  const { roomId, question, present, nameOf, onFailed } = props;
  const { prompt, given, parameters, wanted, settings, round, state } = question;
  const lines = useMemo(() => given.split('\n').filter((line) => line.trim() !== ''), [given]);
  const { texOf } = useQuestionSheet({ typed: '', given: lines, settings, isClosed: state === 'closed' });
  const drawn = parameters.map(({ name, from, to, unit }) => {
    const [first, last] = [from, to].map((value) => ({ name, value: `${String(value)} ${unit}`.trim() }));
    return first && last ? `${linesOf([first]).join('')} … ${last.value}` : name;
  });
  return (
    <article aria-label={prompt} className="grid gap-3 border-b border-line px-4 py-4">
      <QuestionHead question={question} />
      <QuestionWords {...{ prompt, wanted, texOf }} given={lines} numbers={drawn} isForHost />
      <HostActions {...props} />
      {round === 0 ? null : <FoldedResults {...{ roomId, question, present, nameOf, onFailed }} />}
    </article>
  );
}

/** The results of a question that was closed earlier are read when they are asked for. */
function FoldedResults(props: ComponentProps<typeof HostResults>) {
  const t = useTranslations('questions.results');
  const isOpen = props.question.state === 'open';
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  if (isOpen && !isUnfolded) setIsUnfolded(true);
  return (
    <>
      {isOpen ? null : (
        <Button
          variant="quiet"
          size={32}
          className="justify-self-start"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t('label')}
        </Button>
      )}
      {isUnfolded ? <HostResults {...props} /> : null}
    </>
  );
}

type Step = 'open' | 'close' | 'show';

function HostActions({ roomId, question, denied, onEdit, onMove, onFailed }: HostQuestionProps) {
  const t = useTranslations('questions.actions');
  const { id: questionId, kind, state, shownAt, parameters, round } = question;
  const [isDeleting, setIsDeleting] = useState(false);
  const acting = useAction<Step>(async (step) => {
    const contract = { open: openQuestion, close: closeQuestion, show: showResults }[step];
    await callServer(contract, { roomId, questionId }).catch(onFailed);
  });
  const copying = useAction<string>(async (id) => {
    await callServer(copyQuestions, { roomId, fromRoomId: roomId, questionIds: [id] }).catch(onFailed);
  });
  const again = round === 0 ? 'ask' : parameters.length === 0 ? 'askAgain' : 'askAgainNumbers';
  const press = (step: Step, words: string, variant: 'orchid' | 'edge') => (
    <Button
      size={32}
      {...{ variant }}
      deniedReason={denied}
      isPending={acting.state.isPending}
      onClick={() => acting.start(step)}
    >
      {words}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === 'open'
        ? press('close', t('closeQuestion'), 'edge')
        : press('open', t(again), round === 0 ? 'orchid' : 'edge')}
      {state === 'closed' || (state === 'open' && kind === 'poll')
        ? press('show', t(shownAt === undefined ? 'show' : 'showAgain'), 'edge')
        : null}
      {shownAt === undefined ? null : <p className="text-13 text-ink-2">{t('shown')}</p>}
      <Menu trigger={<IconButton label={t('more')} icon={<Ellipsis />} size={32} />}>
        {round === 0 ? <MenuItem onSelect={() => onEdit(question)}>{t('edit')}</MenuItem> : null}
        {round === 0 ? null : <MenuItem onSelect={() => copying.start(questionId)}>{t('copy')}</MenuItem>}
        {onMove.up ? <MenuItem onSelect={onMove.up}>{t('up')}</MenuItem> : null}
        {onMove.down ? <MenuItem onSelect={onMove.down}>{t('down')}</MenuItem> : null}
        <MenuItem tone="poppy" onSelect={() => setIsDeleting(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <Deletion
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        act={() => callServer(deleteQuestion, { roomId, questionId })}
      />
    </div>
  );
}

type DeletionProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  act: () => Promise<unknown>;
};

function Deletion({ isOpen, onOpenChange, act }: DeletionProps) {
  const t = useTranslations('questions.deletion');
  return (
    <AskedAction
      title={t('title')}
      description={t('what')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      {...{ isOpen, onOpenChange }}
      act={async () => {
        await act();
      }}
    />
  );
}
