'use client';

import { useTranslations } from 'next-intl';
import { useArchive } from '@/app/(shell)/rooms/use-archive';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';

/** Says that the room is put away, and takes the door's place. */
export function ArchivedNotice({ roomId, denied }: { roomId: string; denied: string | undefined }) {
  const t = useTranslations('rooms.archive');
  const { state, error, setArchived } = useArchive();
  return (
    <div className="mt-6 grid gap-2">
      <Notice
        tone="info"
        title={t('titleArchived')}
        action={
          <Button
            size={32}
            variant="edge"
            deniedReason={denied}
            isPending={state.isPending}
            onClick={() => setArchived({ roomId, isArchived: false })}
          >
            {t('bringBack')}
          </Button>
        }
      >
        {t('lineArchived')}
      </Notice>
      <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
    </div>
  );
}
