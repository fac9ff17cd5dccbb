'use client';

import { Presentation } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ShownCell } from '@/components/call/stage/cells/use-shown-cell';
import { Banner } from '@/components/ui/banner';
import { firstName } from '@/lib/core/first-name';

const action = 'target h-8 flex-none px-2 font-semibold underline underline-offset-3';

/** Who shows this person a cell, with the way there or back. It stays until they have chosen. */
export function ShownCellRow({ shown }: { shown: ShownCell }) {
  const t = useTranslations('call.shownCell');
  const { name, place, go, back, dismiss } = shown;
  const { kind, line } = place;
  return (
    <Banner
      icon={<Presentation />}
      action={
        <span className="flex flex-none gap-2">
          <button type="button" className={action} onClick={go ?? back}>
            {t(go ? 'go' : 'back')}
          </button>
          <button type="button" className={action} onClick={dismiss}>
            {t(go ? 'notNow' : 'stay')}
          </button>
        </span>
      }
    >
      {t('shows', { name: name === null ? t('somebody') : firstName(name), kind, number: line })}
    </Banner>
  );
}
