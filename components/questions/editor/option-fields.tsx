'use client';

import { useTranslations } from 'next-intl';
import { NumberOptions } from '@/components/questions/editor/number-options';
import { useFaultWords, type FieldsProps } from '@/components/questions/editor/use-fault-words';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchRow } from '@/components/ui/fields/switch-row';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import { askedForms } from '@/lib/questions/key';
import { verdictTimes } from '@/lib/questions/question';

/** What else is asked of an answer, and who reads what when. */
export function OptionFields(props: FieldsProps) {
  const { draft, change } = props;
  const t = useTranslations('questions.editor');
  const { kind } = draft;
  const faultOf = useFaultWords(props.fault);
  return (
    <div className="mt-3 grid gap-4">
      {kind === 'number' ? <NumberOptions {...props} /> : null}
      {kind === 'formula' ? <FormulaOptions {...props} /> : null}
      {kind === 'poll' ? null : <TriesAndHints {...props} />}
      <TextField
        label={t('minutes')}
        hint={t('minutesHint')}
        error={faultOf('minutes')}
        inputMode="decimal"
        maxLength={8}
        value={draft.minutes}
        onChange={({ target }) => change({ minutes: target.value })}
      />
      {kind === 'poll' ? null : (
        <SelectField
          label={t('verdicts')}
          value={draft.verdicts}
          onValueChange={(verdicts) => change({ verdicts })}
          options={verdictTimes.map((value) => ({ value, label: t(`verdictTimes.${value}`) }))}
        />
      )}
      <SwitchRow
        label={t('named')}
        consequence={t('namedWhat')}
        state={t(draft.named ? 'on' : 'off')}
        isOn={draft.named}
        onChange={(named) => change({ named, ...(!named && { freshNumbers: false }) })}
      />
    </div>
  );
}

function FormulaOptions({ draft, change }: FieldsProps) {
  const t = useTranslations('questions.editor');
  return (
    <>
      <SelectField
        label={t('form')}
        value={draft.form}
        onValueChange={(form) => change({ form })}
        options={(['any', ...askedForms] as const).map((value) => ({ value, label: t(`forms.${value}`) }))}
      />
      <SwitchRow
        label={t('witness')}
        consequence={t('witnessWhat')}
        state={t(draft.showsWitness ? 'on' : 'off')}
        isOn={draft.showsWitness}
        onChange={(showsWitness) => change({ showsWitness })}
      />
    </>
  );
}

function TriesAndHints({ draft, change }: FieldsProps) {
  const t = useTranslations('questions.editor');
  return (
    <>
      <SelectField
        label={t('tries')}
        value={draft.tries}
        onValueChange={(tries) => change({ tries })}
        options={['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))}
      />
      {draft.verdicts === 'at-once' ? (
        <TextArea
          label={t('hints')}
          hint={t('hintsHint')}
          rows={2}
          maxLength={1000}
          value={draft.hints}
          onChange={({ target }) => change({ hints: target.value })}
        />
      ) : null}
    </>
  );
}
