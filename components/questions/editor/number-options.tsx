'use client';

import { useTranslations } from 'next-intl';
import { useFaultWords, type FieldsProps } from '@/components/questions/editor/use-fault-words';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';

const tolerances = ['engine', 'relative', 'absolute'] as const;
const figureKinds = ['any', 'at-least', 'exactly', 'decimals'] as const;

/** How near a number has to be, and how it has to be written. */
export function NumberOptions({ draft, change, fault }: FieldsProps) {
  const t = useTranslations('questions.editor');
  const faultOf = useFaultWords(fault);
  const { tolerance, amount, figures, count, unit } = draft;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('tolerance')}
          value={tolerance}
          onValueChange={(next) => change({ tolerance: next })}
          options={tolerances.map((value) => ({ value, label: t(`tolerances.${value}`) }))}
        />
        {tolerance === 'engine' ? null : (
          <TextField
            label={t(tolerance === 'relative' ? 'percent' : 'amount')}
            error={faultOf('amount')}
            maxLength={60}
            value={amount}
            onChange={({ target }) => change({ amount: target.value })}
          />
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('figures')}
          value={figures}
          onValueChange={(next) => change({ figures: next })}
          options={figureKinds.map((value) => ({ value, label: t(`figureKinds.${value}`) }))}
        />
        {figures === 'any' ? null : (
          <TextField
            label={t('count')}
            error={faultOf('count')}
            inputMode="numeric"
            maxLength={2}
            value={count}
            onChange={({ target }) => change({ count: target.value })}
          />
        )}
      </div>
      <SelectField
        label={t('unit')}
        value={unit}
        onValueChange={(next) => change({ unit: next })}
        options={(['kind', 'same'] as const).map((value) => ({ value, label: t(`units.${value}`) }))}
      />
    </>
  );
}
