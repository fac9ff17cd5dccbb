'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SlideActions } from '@/components/worksheet/slider/use-slides';
import { Button } from '@/components/ui/buttons/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Popover } from '@/components/ui/overlays/popover';
import type { SheetCell } from '@/lib/worksheet/sheet-document';
import { readRange, withUnit, type SliderRange } from '@/lib/worksheet/slider/read-slider';

type SliderRangeButtonProps = {
  cell: SheetCell;
  range: SliderRange;
  unit: string;
  mayEdit: boolean;
  slides: SlideActions;
};

/** Between which values a slider goes, beside its line, and the way to change that. */
export function SliderRangeButton({ cell, range, unit, mayEdit, slides }: SliderRangeButtonProps) {
  const t = useTranslations('worksheet.slider');
  const [isOpen, setOpen] = useState(false);
  const words = t('range', { from: withUnit(range.from, unit), to: withUnit(range.to, unit) });
  const place = 'absolute top-2 right-2 min-h-6 px-1 text-12 text-ink-3 max-tablet:right-1';
  if (!mayEdit) return <span className={place}>{words}</span>;
  return (
    <Popover
      label={t('title')}
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={`${place} press rounded-4 hover:text-ink`}>
          {words}
        </button>
      }
    >
      <RangeForm
        range={range}
        onRange={(next) => {
          slides.setRange(cell.id, next);
          setOpen(false);
        }}
      />
    </Popover>
  );
}

type RangeFormProps = { range: SliderRange; onRange: (range: SliderRange | null) => void };
const fields = ['from', 'to', 'step'] as const;

function RangeForm({ range, onRange }: RangeFormProps) {
  const t = useTranslations('worksheet.slider');
  const [typed, setTyped] = useState(() => ({
    from: String(range.from),
    to: String(range.to),
    step: String(range.step),
  }));
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const [from, to, step] = fields.map((field) => Number(typed[field].replace(',', '.').replace('−', '-')));
    const next = readRange({ from, to, step });
    if (next) onRange(next);
    else setWrong(true);
  };
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid grid-cols-3 gap-2">
        {fields.map((field) => (
          <TextField
            key={field}
            label={t(field)}
            value={typed[field]}
            inputMode="decimal"
            onChange={({ target }) => {
              setWrong(false);
              setTyped({ ...typed, [field]: target.value });
            }}
          />
        ))}
      </div>
      {isWrong ? (
        <p role="alert" className="text-13 text-poppy">
          {t('wrong')}
        </p>
      ) : null}
      <div className="flex justify-between gap-2">
        <Button variant="quiet" size={32} onClick={() => onRange(null)}>
          {t('remove')}
        </Button>
        <Button variant="edge" size={32} type="submit">
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}
