'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { QuotedCell } from '@/components/chat/quotes/quoted-cell';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { QuotedCell as Quoted } from '@/lib/chat/quotes/quoted-cell';

/** The cell that goes with the message that is being written, with the way to leave it out. */
export function CellLine({ cell, onDrop }: { cell: Quoted; onDrop: () => void }) {
  const t = useTranslations('chat.cell');
  return (
    <div role="group" aria-label={t('goes')} className="flex items-start gap-1">
      <div className="max-h-32 min-w-0 flex-1 overflow-y-auto">
        <QuotedCell cell={cell} />
      </div>
      <IconButton label={t('drop')} icon={<X />} onClick={onDrop} />
    </div>
  );
}
