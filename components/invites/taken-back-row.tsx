'use client';

import { useTranslations } from 'next-intl';
import { useInviteName } from '@/components/invites/use-invite-name';
import { UndoRow } from '@/components/shell/undo-row';
import type { Deed, Deeds } from '@/lib/core/client/use-deeds';
import type { ListedInvite } from '@/lib/invites/client/invite-list';

type TakenBackRowProps = { deed: Deed<ListedInvite>; deeds: Deeds<ListedInvite> };

/** An invite that was taken back a moment ago, in its place, with the way back. */
export function TakenBackRow({ deed, deeds }: TakenBackRowProps) {
  const t = useTranslations('invites.room');
  const name = useInviteName()(deed.subject);
  return (
    <UndoRow
      {...{ deed, deeds, name }}
      words={t(deed.isDone ? 'revoked' : 'revoking')}
      undoLabel={t('undoOf', { name })}
      checking={t('checking')}
    />
  );
}
