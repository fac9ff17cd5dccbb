'use client';

import { Ban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BansDialog } from '@/components/moderation/bans-dialog';
import { Button } from '@/components/ui/buttons/button';
import { useOrphanedFocus } from '@/lib/core/client/use-orphaned-focus';

type BannedPeopleProps = {
  roomId: string;
  /** That somebody has just been banned. */
  said: string;
  /** The row of whoever was banned has gone: the focus that was in it is at hand to think again. */
  isRowGone: boolean;
};

/** For hosts: the way to who is banned from the room, and what they have just done about it. */
export function BannedPeople({ roomId, said, isRowGone }: BannedPeopleProps) {
  const t = useTranslations('moderation.bans');
  const [isOpen, setIsOpen] = useState(false);
  const around = useOrphanedFocus<HTMLDivElement>(isRowGone);
  return (
    <div ref={around} className="mt-3 -ml-3">
      <Button variant="quiet" size={32} icon={<Ban />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <p role="status" className="ml-3 text-13 text-ink-2">
        {said}
      </p>
      {isOpen ? <BansDialog roomId={roomId} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
