'use client';

import { useTranslations } from 'next-intl';
import { useInviteName } from '@/components/invites/use-invite-name';
import { UndoRow } from '@/components/shell/undo-row';
import type { RowAction, RowActions } from '@/lib/core/client/use-row-actions';
import type { ListedInvite } from '@/lib/invites/client/invite-list';

type TakenBackRowProps = { action: RowAction<ListedInvite>; actions: RowActions<ListedInvite> };

/** An invite that was taken back a moment ago, in its place, with the way back. */
export function TakenBackRow({ action, actions }: TakenBackRowProps) {
  const t = useTranslations('invites.room');
  const name = useInviteName()(action.subject);
  return (
    <UndoRow
      {...{ action, actions, name }}
      words={t(action.isDone ? 'revoked' : 'revoking')}
      undoLabel={t('undoOf', { name })}
      checking={t('checking')}
    />
  );
}
