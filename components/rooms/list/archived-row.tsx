'use client';

import { useTranslations } from 'next-intl';
import { UndoRow } from '@/components/shell/undo-row';
import type { Deed, Deeds } from '@/lib/core/client/use-deeds';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

type ArchivedRowProps = { deed: Deed<RoomSummary>; deeds: Deeds<RoomSummary> };

/** A room that was put away a moment ago, in its place, with the way back. */
export function ArchivedRow({ deed, deeds }: ArchivedRowProps) {
  const t = useTranslations('rooms.archive');
  const { name } = deed.subject;
  return (
    <UndoRow
      {...{ deed, deeds, name }}
      words={t('done')}
      undoLabel={t('undoOf', { room: name })}
      checking={t('checking')}
    />
  );
}
