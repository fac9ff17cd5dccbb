'use client';

import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/components/rooms/settings/settings-section';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { useArchive } from '@/app/(shell)/rooms/use-archive';

type ArchiveRoomProps = {
  roomId: string;
  isArchived: boolean;
  /** Why the reader may not; undefined when they may. */
  denied: string | undefined;
};

/** Puts the room away, or brings it back: the same place undoes it. */
export function ArchiveRoom({ roomId, isArchived, denied }: ArchiveRoomProps) {
  const t = useTranslations('rooms.archive');
  const { state, error, setArchived } = useArchive();
  return (
    <SettingsSection title={t('title')} line={isArchived ? t('lineArchived') : t('line')}>
      <div className="grid justify-items-start gap-4">
        <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
        <Button
          variant="edge"
          isPending={state.isPending}
          deniedReason={denied}
          onClick={() => setArchived({ roomId, isArchived: !isArchived })}
        >
          {isArchived ? t('bringBack') : t('submit')}
        </Button>
      </div>
    </SettingsSection>
  );
}
