'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFields } from '@/components/questions/editor/choice-fields';
import { useFaultWords, type FieldsProps } from '@/components/questions/editor/use-fault-words';
import { SwitchRow } from '@/components/ui/fields/switch-row';
import { TextArea } from '@/components/ui/fields/text-area';

/** What the right answer is, and the lines and numbers that it uses. */
export function KeyFields(props: FieldsProps) {
  const { kind } = props.draft;
  if (kind === 'choice' || kind === 'poll') return <ChoiceFields {...props} />;
  return kind === 'text' ? <TextKey {...props} /> : <CalculatedKey {...props} />;
}

function TextKey({ draft, change }: FieldsProps) {
  const t = useTranslations('questions.editor');
  return (
    <TextArea
      label={t('texts')}
      hint={t('textsHint')}
      rows={2}
      maxLength={4000}
      value={draft.texts}
      onChange={({ target }) => change({ texts: target.value })}
    />
  );
}

function CalculatedKey({ draft, change, fault }: FieldsProps) {
  const t = useTranslations('questions.editor');
  const faultOf = useFaultWords(fault);
  const hasNumbers = draft.parameters.trim() !== '';
  return (
    <>
      <TextArea
        label={t('given')}
        hint={t('givenHint')}
        rows={2}
        dir="ltr"
        spellCheck={false}
        maxLength={2000}
        value={draft.given}
        onChange={({ target }) => change({ given: target.value })}
      />
      <TextArea
        label={t('parameters')}
        hint={t('parametersHint')}
        error={faultOf('parameters')}
        rows={2}
        dir="ltr"
        spellCheck={false}
        maxLength={1000}
        value={draft.parameters}
        onChange={({ target }) => change({ parameters: target.value })}
      />
      {hasNumbers && draft.named ? (
        <SwitchRow
          label={t('fresh')}
          consequence={t('freshWhat')}
          state={t(draft.freshNumbers ? 'on' : 'off')}
          isOn={draft.freshNumbers}
          onChange={(freshNumbers) => change({ freshNumbers })}
        />
      ) : null}
      <TextArea
        label={t('answer')}
        hint={t(draft.kind === 'solutions' ? 'answerSolutions' : 'answerHint')}
        error={faultOf('answer')}
        rows={2}
        dir="ltr"
        spellCheck={false}
        maxLength={2000}
        value={draft.answer}
        onChange={({ target }) => change({ answer: target.value })}
      />
    </>
  );
}
