'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { HandoutChoice } from '@/components/class/lead/handout-choice';
import { Button } from '@/components/ui/buttons/button';

/** The way from a learner's page to their others. A newer one stands in words: they may not have seen it come. */
export function OwnPages(props: ComponentProps<typeof HandoutChoice>) {
  const t = useTranslations('worksheet.class');
  const { handouts, value, onChoose } = props;
  const [newest] = handouts;
  return (
    <>
      {newest === undefined || newest.id === value ? null : (
        <Button variant="edge" size={32} onClick={() => onChoose(newest.id)}>
          {t('newPage', { name: newest.name })}
        </Button>
      )}
      <HandoutChoice {...props} />
    </>
  );
}
