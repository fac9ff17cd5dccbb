'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import type { LeftOut } from '@/lib/groups/contract';

type LeftOutDialogProps = { leftOut: readonly LeftOut[]; onClose: () => void };

/** Says who of a group did not come into which of its rooms, and why; everybody else did. */
export function LeftOutDialog({ leftOut, onClose }: LeftOutDialogProps) {
  const t = useTranslations('groups.leftOut');
  return (
    <Dialog
      title={t('title', { count: new Set(leftOut.map(({ uid }) => uid)).size, name: leftOut[0]?.name ?? '' })}
      description={t('line')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={onClose}
    >
      <ul className="grid gap-2">
        {leftOut.map(({ uid, name, roomId, roomName, why }) => (
          <li key={`${roomId} ${uid}`} className="wrap-anywhere">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-ink-2">{t(why, { room: roomName })}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
