'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';

type HistoryButtonProps = { isOpen: boolean; onToggle: () => void };

/** Shows what a sheet was, and back to what it is. */
export function HistoryButton({ isOpen, onToggle }: HistoryButtonProps) {
  const t = useTranslations('worksheet.history');
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  // What leads back to now goes with the press.
  const around = useOrphanedFocus<HTMLSpanElement>(wasOpen && !isOpen);
  return (
    <span ref={around}>
      <IconButton label={t('open')} icon={<History />} aria-pressed={isOpen} onClick={onToggle} />
    </span>
  );
}
