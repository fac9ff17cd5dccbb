'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeepPlace } from '@/components/invites/keep-place';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Says to a guest how long their place is kept, and lets them keep it for good. */
export function GuestNotice() {
  const t = useTranslations('invites.guest');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Notice
        tone="info"
        className="mt-6"
        action={
          <Button variant="edge" size={32} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t('open')}
          </Button>
        }
      >
        {t('line')}
      </Notice>
      {isOpen ? <KeepPlace onKept={close} onClose={close} /> : null}
    </>
  );
}
