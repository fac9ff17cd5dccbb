'use client';

import { useTranslations } from 'next-intl';
import { useInviteName } from '@/components/invites/use-invite-name';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import type { RowAction, RowActions } from '@/lib/core/client/use-row-actions';
import type { WayBack } from '@/lib/invites/client/use-ways-back';

type WayBackNoticeProps = {
  wayBack: WayBack;
  /** Taking the link back, once that was begun. */
  action: RowAction<WayBack> | undefined;
  actions: RowActions<WayBack>;
  onKeep: () => void;
};

/** Says that somebody who was taken out can come in again by the link they came by, and offers to take it back. */
export function WayBackNotice({ wayBack, action, actions, onKeep }: WayBackNoticeProps) {
  const t = useTranslations('invites.wayBack');
  const { name, invite } = wayBack;
  const link = useInviteName()(invite);
  if (action?.failure || action?.isChecking) {
    return <RowActionNotice action={action} actions={actions} checking={t('checking')} />;
  }
  return (
    <Notice
      tone="info"
      title={t('title', { link })}
      action={
        <>
          <Button
            variant="edge"
            size={32}
            isPending={action?.isRunning ?? false}
            deniedReason={invite.code === null ? t('higher') : undefined}
            onClick={() => actions.start(wayBack)}
          >
            {t('take')}
          </Button>
          <Button variant="quiet" size={32} onClick={onKeep}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {t('line', { name })}
    </Notice>
  );
}
