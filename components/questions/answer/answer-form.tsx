'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ReadBackLine } from '@/components/questions/answer/read-back-line';
import { Button } from '@/components/ui/buttons/button';
import { ChoiceText } from '@/components/questions/choice-text';
import { TextField } from '@/components/ui/fields/text-field';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { toGiven, type AnswerWords } from '@/lib/questions/answer-words';
import type { OwnAnswerState } from '@/lib/questions/client/use-own-answer';
import type { ReadBack } from '@/lib/questions/client/use-question-sheet';
import type { AskedQuestion } from '@/lib/questions/parse-questions';

type AnswerFormProps = {
  question: AskedQuestion;
  own: OwnAnswerState;
  words: AnswerWords;
  onWrite: (words: AnswerWords) => void;
  read: ReadBack | null;
  draft: FormDraft;
  /** Why this person may not answer. */
  denied: string | undefined;
};

/** The place of an answer: typed with what it is read as, or chosen. What was typed stays until it has arrived. */
export function AnswerForm(props: AnswerFormProps) {
  const { question, own, denied } = props;
  const t = useTranslations('questions.answer');
  const isChosen = question.choices.length > 0;
  const given = toGiven(question, props.words);
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== null && denied === undefined) own.send(given);
      }}
    >
      {isChosen ? <Choices {...props} /> : <TypedAnswer {...props} />}
      {own.unreadable === null ? null : (
        <p role="alert" className="text-13 text-poppy">
          {[t('unreadable'), own.unreadable].join(' ').trim()}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="orchid"
          size={32}
          isPending={own.sending.isPending}
          deniedReason={denied}
        >
          {t(own.tries.length === 0 ? 'send' : 'sendAgain')}
        </Button>
        {question.kind === 'poll' ? null : (
          <p className="text-13 text-ink-2">{t('left', { left: own.left })}</p>
        )}
      </div>
    </form>
  );
}

/** Solutions such as `2, 3` are read by the server alone: that the sheet does not read them says nothing. */
const showsReading = ({ kind }: AskedQuestion, read: ReadBack | null): boolean =>
  kind !== 'text' && (kind !== 'solutions' || (read !== null && !('fault' in read)));

function TypedAnswer({ question, words, onWrite, read, draft }: AnswerFormProps) {
  const t = useTranslations('questions.answer');
  const id = useId();
  return (
    <div>
      <TextField
        label={t('label')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={question.kind === 'text'}
        value={words.typed}
        {...(question.kind === 'solutions' && { hint: t('hintSolutions') })}
        onChange={({ target }) => {
          draft.keep({ typed: target.value });
          onWrite({ ...words, typed: target.value });
        }}
      />
      {showsReading(question, read) ? <ReadBackLine id={id} read={read} /> : null}
    </div>
  );
}

function Choices({ question: { choices, several }, words, onWrite, draft }: AnswerFormProps) {
  const t = useTranslations('questions.answer');
  const name = useId();
  const { chosen } = words;
  const choose = (id: string) => {
    const others = several ? chosen.filter((one) => one !== id) : [];
    const next = several && chosen.includes(id) ? others : [...others, id];
    draft.keep({ chosen: next.join(' ') });
    onWrite({ ...words, chosen: next });
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-14 font-medium">{t(several ? 'chooseSeveral' : 'choose')}</legend>
      {choices.map(({ id, text }) => (
        <label
          key={id}
          className="flex min-h-9 items-center gap-3 rounded-8 px-2 hover:bg-ink/6 pointer-coarse:min-h-11"
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => choose(id)}
            className="size-4 flex-none accent-orchid"
          />
          <ChoiceText text={text} />
        </label>
      ))}
    </fieldset>
  );
}
