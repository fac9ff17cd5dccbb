'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFaultWords, type FieldsProps } from '@/components/questions/editor/use-fault-words';
import { Button } from '@/components/ui/buttons/button';
import { SwitchRow } from '@/components/ui/fields/switch-row';
import { TextField } from '@/components/ui/fields/text-field';
import type { DraftChoice } from '@/lib/questions/draft/question-draft';

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** The choices of a question, each with the mark that it is right. A poll has no right one. */
export function ChoiceFields({ draft, change, fault }: FieldsProps) {
  const t = useTranslations('questions.editor');
  const faultOf = useFaultWords(fault);
  const { choices, several, kind } = draft;
  const put = (id: string, part: Partial<DraftChoice>) =>
    change({ choices: choices.map((choice) => (choice.id === id ? { ...choice, ...part } : choice)) });
  const mark = (id: string, isRight: boolean) => {
    if (several) put(id, { isRight });
    else change({ choices: choices.map((choice) => ({ ...choice, isRight: choice.id === id })) });
  };
  const empty = choices.find(({ text }) => text.trim() === '')?.id;
  const problem = faultOf('choices') ?? faultOf('right');
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('choices')}</legend>
      {choices.map(({ id, text, isRight }, place) => (
        <div key={id} className="flex items-end gap-3">
          <TextField
            className="flex-1"
            data-faulty={id === empty && faultOf('choices') !== undefined}
            label={t('choice', { number: place + 1 })}
            maxLength={500}
            value={text}
            onChange={({ target }) => put(id, { text: target.value })}
          />
          {kind === 'poll' ? null : (
            <input
              type={several ? 'checkbox' : 'radio'}
              name="right-choice"
              aria-label={t('isRight', { number: place + 1 })}
              data-faulty={place === 0 && faultOf('right') !== undefined}
              checked={isRight}
              onChange={({ target }) => mark(id, target.checked)}
              className="target mb-3 size-4 flex-none accent-orchid"
            />
          )}
        </div>
      ))}
      {problem === undefined ? null : (
        <p role="alert" className="text-13 text-poppy">
          {problem}
        </p>
      )}
      {choices.length >= letters.length ? null : (
        <Button
          variant="quiet"
          size={32}
          icon={<Plus />}
          className="justify-self-start"
          onClick={() => {
            const id = letters.find((letter) => choices.every((choice) => choice.id !== letter));
            if (id !== undefined) change({ choices: [...choices, { id, text: '', isRight: false }] });
          }}
        >
          {t('addChoice')}
        </Button>
      )}
      <SwitchRow
        label={t('several')}
        consequence={kind === 'poll' ? '' : t('severalWhat')}
        state={t(several ? 'on' : 'off')}
        isOn={several}
        onChange={(next) => change({ several: next })}
      />
    </fieldset>
  );
}
