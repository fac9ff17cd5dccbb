'use client';

import { Minus, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Form, SubmitButton } from '@/components/ui/fields/form';
import { TextField } from '@/components/ui/fields/text-field';
import { Popover } from '@/components/ui/overlays/popover';
import { paceSchema } from '@/lib/class/handout';

type PaceControlProps = {
  /** The number of the last line on which everybody may work; null stands for all lines. */
  pace: number | null;
  isPending: boolean;
  onPace: (pace: number | null) => void;
};

/** Up to which line everybody works: asked for once, then moved line by line. */
export function PaceControl({ pace, isPending, onPace }: PaceControlProps) {
  const t = useTranslations('worksheet.class.pace');
  if (pace === null) return <PaceForm {...{ isPending, onPace }} />;
  return (
    <div role="group" aria-label={t('label')} className="flex items-center gap-1">
      <IconButton
        label={t('less')}
        icon={<Minus />}
        isIdle={pace === 1}
        isPending={isPending}
        onClick={() => onPace(pace - 1)}
      />
      <span role="status" className="tabular">
        {t('to', { line: pace })}
      </span>
      <IconButton label={t('more')} icon={<Plus />} isPending={isPending} onClick={() => onPace(pace + 1)} />
      <Button variant="edge" size={32} onClick={() => onPace(null)}>
        {t('all')}
      </Button>
    </div>
  );
}

function PaceForm({ isPending, onPace }: Omit<PaceControlProps, 'pace'>) {
  const t = useTranslations('worksheet.class.pace');
  const [fault, setFault] = useState<object | null>(null);
  const submit = (typed: string) => {
    const line = paceSchema.safeParse(Number(typed)).data;
    if (line === undefined) setFault({});
    else onPace(line);
  };
  return (
    <Popover
      label={t('label')}
      trigger={
        <Button variant="edge" size={32}>
          {t('open')}
        </Button>
      }
    >
      <Form faults={fault} onSubmit={(typed) => submit(typed('line'))} onChange={() => setFault(null)}>
        <div className="grid gap-3">
          <TextField
            name="line"
            label={t('line')}
            hint={t('hint')}
            error={fault === null ? null : t('wrong')}
            inputMode="numeric"
            autoComplete="off"
          />
          <SubmitButton isPending={isPending}>{t('set')}</SubmitButton>
        </div>
      </Form>
    </Popover>
  );
}
