'use client';

import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { stateLooks } from '@/components/class/wall/state-look';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { WallCard } from '@/lib/class/wall/cards';
import type { PersonColour } from '@/lib/core/person-hue';

type PageHeadProps = {
  card: WallCard;
  colour: PersonColour;
  /** Goes to the learner before or after on the wall. */
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** What else can be done with the page. */
  children: ReactNode;
};

/** Whose page is open beside the wall, and the ways from it. On a phone what else can be done stands below. */
export function PageHead({ card: { name, state }, colour, onStep, onClose, children }: PageHeadProps) {
  const t = useTranslations('worksheet.class.wall');
  const { icon: Icon, tone } = stateLooks[state];
  return (
    <header className="paper flex flex-none flex-wrap items-center gap-x-2 gap-y-1 rounded-12 py-1.5 pr-1.5 pl-3">
      <PersonBar {...colour} className="h-4" />
      <h2 className="min-w-0 truncate text-14 font-semibold">{name}</h2>
      <span role="status" className={clsx('flex flex-none items-center gap-1 text-13', tone)}>
        <Icon aria-hidden="true" className="size-4!" />
        {t(`states.${state}`)}
      </span>
      <span className="flex-1" />
      <div className="flex justify-end max-tablet:order-last max-tablet:basis-full">{children}</div>
      <div className="flex items-center gap-1">
        <IconButton
          label={t('previous')}
          shortcut="Alt+PgUp"
          icon={<ChevronLeft />}
          onClick={() => onStep(-1)}
        />
        <IconButton label={t('next')} shortcut="Alt+PgDn" icon={<ChevronRight />} onClick={() => onStep(1)} />
        <IconButton label={t('close')} shortcut="Esc" icon={<X />} onClick={onClose} />
      </div>
    </header>
  );
}
