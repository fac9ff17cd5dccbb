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
  /** The row of the banned person has gone: the focus that was in it moves here, to think again. */
  isRowGone: boolean;
};

/** For hosts: the way to the people banned from the room, and what the hosts have just done about it. */
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
