'use client';

import { useTranslations } from 'next-intl';
import { UndoRow } from '@/components/shell/undo-row';
import type { RowAction, RowActions } from '@/lib/core/client/use-row-actions';
import type { RoomSummary } from '@/lib/rooms/list/room-list';

type ArchivedRowProps = { action: RowAction<RoomSummary>; actions: RowActions<RoomSummary> };

/** A room that was put away a moment ago, in its place, with the way back. */
export function ArchivedRow({ action, actions }: ArchivedRowProps) {
  const t = useTranslations('rooms.archive');
  const { name } = action.subject;
  return (
    <UndoRow
      {...{ action, actions, name }}
      words={t('done')}
      undoLabel={t('undoOf', { room: name })}
      checking={t('checking')}
    />
  );
}
