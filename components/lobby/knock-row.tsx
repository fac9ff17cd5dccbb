'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';

type KnockRowProps = {
  waiting: readonly { name: string }[];
  /** The list of those who wait is in view already. */
  isListOpen: boolean;
  onShow: () => void;
};

/** Says to somebody who lets people in that others wait: how many, and a press that leads to them. */
export function KnockRow({ waiting, isListOpen, onShow }: KnockRowProps) {
  const t = useTranslations('lobby.panel');
  const count = waiting.length;
  if (count === 0 || isListOpen) return null;
  return (
    <Banner
      icon={<Hand />}
      action={
        <button
          type="button"
          className="target h-8 flex-none px-2 font-semibold underline underline-offset-3"
          onClick={onShow}
        >
          {t('show')}
        </button>
      }
    >
      {t('knocks', { count, name: waiting[0]?.name ?? '' })}
    </Banner>
  );
}
