'use client';

import { Pause } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';

/** Says to somebody who may not speak that a host has paused everything. */
export function PausedRow() {
  const t = useTranslations('call');
  return <Banner icon={<Pause />}>{t('pausedForYou')}</Banner>;
}
