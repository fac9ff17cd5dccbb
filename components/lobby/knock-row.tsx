'use client';

import { Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Banner } from '@/components/ui/banner';
import { useKnocks } from '@/lib/lobby/client/use-knocks';

type KnockRowProps = {
  roomId: string;
  /** The list of those who wait is in view already. */
  isListOpen: boolean;
  onShow: () => void;
  onCount: (count: number) => void;
};

/** Says to whoever lets in that somebody waits: one sound, a count, and a row that leads to them. */
export function KnockRow({ roomId, isListOpen, onShow, onCount }: KnockRowProps) {
  const t = useTranslations('lobby.desk');
  const waiting = useKnocks(roomId);
  const count = waiting.length;
  useEffect(() => onCount(count), [onCount, count]);
  useEffect(() => () => onCount(0), [onCount]);
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
