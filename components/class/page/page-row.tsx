'use client';

import { useTranslations } from 'next-intl';
import { SheetRow } from '@/components/worksheet/own-try/sheet-row';
import { Segmented } from '@/components/ui/fields/segmented';
import type { HandedOut } from '@/lib/class/parse-handouts';

export type SheetPlace = 'page' | 'shared';

type PageRowProps = { handout: HandedOut; place: SheetPlace; onChoose: (place: SheetPlace) => void };

/** Says which page a learner has, with the switch between it and the shared sheet. */
export function PageRow({ handout, place, onChoose }: PageRowProps) {
  const t = useTranslations('worksheet.class');
  const { name, state } = handout;
  return (
    <SheetRow
      role="group"
      aria-label={t('places')}
      words={<p role="status">{t(`yours.${state}`, { name })}</p>}
    >
      <div className="w-56">
        <Segmented
          isWide
          label={t('places')}
          segments={[
            { value: 'page', label: t('page') },
            { value: 'shared', label: t('shared') },
          ]}
          value={place}
          onChoose={onChoose}
        />
      </div>
    </SheetRow>
  );
}
