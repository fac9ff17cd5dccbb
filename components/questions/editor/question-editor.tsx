'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { KeyFields } from '@/components/questions/editor/key-fields';
import { OptionFields } from '@/components/questions/editor/option-fields';
import { PreviewView } from '@/components/questions/editor/preview-view';
import { useFaultWords } from '@/components/questions/editor/use-fault-words';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextArea } from '@/components/ui/fields/text-area';
import { Disclosure } from '@/components/ui/overlays/disclosure';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { openQuestion, saveQuestion } from '@/lib/questions/contract';
import { emptyDraft, type DraftFault, type QuestionDraft } from '@/lib/questions/draft/question-draft';
import { toQuestion, type WrittenQuestion } from '@/lib/questions/draft/to-question';
import { questionKinds, type QuestionKind } from '@/lib/questions/question';

type QuestionEditorProps = {
  roomId: string;
  /** The question that is changed; undefined for a new one. */
  questionId: string | undefined;
  draft: QuestionDraft;
  onChange: (draft: QuestionDraft) => void;
  /** It is kept under this id, and may still be asked. */
  onKept: (questionId: string) => void;
  onClose: () => void;
};

/** Where a host writes a question: what is asked, the right answer, and what would be accepted. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { roomId, questionId, draft, onChange, onKept, onClose } = props;
  const t = useTranslations('questions.editor');
  const [found, setFound] = useState<{ fault: DraftFault } | null>(null);
  const fault = found?.fault ?? null;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (found !== null) form.current?.querySelector<HTMLElement>(faulty)?.focus();
  }, [found]);
  const faultOf = useFaultWords(fault);
  const change = (part: Partial<QuestionDraft>) => {
    setFound(null);
    onChange({ ...draft, ...part });
  };
  const saving = useAction<{ written: WrittenQuestion; isAsked: boolean }>(
    async ({ written, isAsked }, onChecking) => {
      const input = { roomId, ...(questionId !== undefined && { questionId }), written };
      const kept = await callServer(saveQuestion, input, { onChecking });
      onKept(kept.questionId);
      if (isAsked) await callServer(openQuestion, { roomId, questionId: kept.questionId }, { onChecking });
      onClose();
    },
  );
  const error = useUserError(saving.state.failure);
  const send = (isAsked: boolean) => {
    const written = toQuestion(draft);
    if ('fault' in written) setFound(written);
    else saving.start({ written, isAsked });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t(questionId === undefined ? 'titleNew' : 'titleChange')}
      className="grid gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send(true);
      }}
    >
      <SelectField
        label={t('kind')}
        value={draft.kind}
        onValueChange={(kind) => change({ kind, ...triesOf(kind, draft) })}
        options={questionKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextArea
        label={t('prompt')}
        hint={t('promptHint')}
        error={faultOf('prompt')}
        rows={2}
        maxLength={2000}
        value={draft.prompt}
        onChange={({ target }) => change({ prompt: target.value })}
      />
      <KeyFields {...{ draft, change, fault }} />
      <PreviewView {...{ roomId, draft }} />
      <Disclosure label={t('options')} isOpen={isOption(fault)} key={String(isOption(fault))}>
        <OptionFields {...{ draft, change, fault }} />
      </Disclosure>
      <ActionNotice error={error} checking={saving.state.isChecking ? t('saving') : null} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="orchid" isPending={saving.state.isPending}>
          {t('ask')}
        </Button>
        <Button variant="edge" isPending={saving.state.isPending} onClick={() => send(false)}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** A choice is made once, unless a host says otherwise. */
const triesOf = (kind: QuestionKind, before: QuestionDraft): Partial<QuestionDraft> => {
  if ((kind === 'choice') === (before.kind === 'choice')) return {};
  return { tries: kind === 'choice' ? '1' : emptyDraft.tries };
};

/** The first field with a fault; a group of choices says it beside its first mark. */
const faulty = '[aria-invalid="true"], [data-faulty="true"]';

/** Options are folded away; one that is wrong is not. */
const isOption = (fault: DraftFault | null): boolean =>
  fault === 'amount' || fault === 'count' || fault === 'minutes';
