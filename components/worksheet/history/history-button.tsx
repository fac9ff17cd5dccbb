'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';

type HistoryButtonProps = { isOpen: boolean; onToggle: () => void };

/** Shows what a sheet was, and back to what it is. */
export function HistoryButton({ isOpen, onToggle }: HistoryButtonProps) {
  const t = useTranslations('worksheet.history');
  return <IconButton label={t('open')} icon={<History />} aria-pressed={isOpen} onClick={onToggle} />;
}
