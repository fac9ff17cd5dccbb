'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { KeepPlace } from '@/components/invites/keep-place';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';

type GuestLeaveProps = {
  /** What the guest is called. */
  name: string;
  onLeave: () => void;
  onClose: () => void;
};

/** Tells a guest, before they sign out, that they could not come back, and how they could. */
export function GuestLeave({ name, onLeave, onClose }: GuestLeaveProps) {
  const t = useTranslations('invites.guest.leave');
  const [isKeeping, setIsKeeping] = useState(false);
  if (isKeeping) return <KeepPlace onKept={onClose} onClose={onClose} />;
  return (
    <Dialog
      title={t('title')}
      description={<p className="wrap-anywhere">{t('line', { name })}</p>}
      closeLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
    >
      {/* The first has the focus, and does no harm. */}
      <DialogActions>
        <Button onClick={() => setIsKeeping(true)}>{t('keep')}</Button>
        <Button variant="edge" onClick={onLeave}>
          {t('submit')}
        </Button>
        <Button variant="edge" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
