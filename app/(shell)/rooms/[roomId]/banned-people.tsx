'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BansDialog } from '@/components/moderation/bans-dialog';
import { Button } from '@/components/ui/button';

/** For hosts: the way to who is banned from the room. */
export function BannedPeople({ roomId, denied }: { roomId: string; denied: string | undefined }) {
  const t = useTranslations('moderation.bans');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-3 -ml-3">
      <Button
        variant="quiet"
        size={32}
        aria-haspopup="dialog"
        deniedReason={denied}
        onClick={() => setIsOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen ? <BansDialog roomId={roomId} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}
