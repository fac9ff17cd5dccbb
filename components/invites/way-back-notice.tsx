'use client';

import { useTranslations } from 'next-intl';
import { useInviteName } from '@/components/invites/use-invite-name';
import { FailureNotice } from '@/components/shell/failure-notice';
import { RowActionNotice } from '@/components/shell/row-action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import type { RowAction, RowActions } from '@/lib/core/client/use-row-actions';
import type { UserError } from '@/lib/errors/to-user-error';
import type { WayBack } from '@/lib/invites/client/use-ways-back';

type WayBackNoticeProps = {
  wayBack: WayBack;
  /** Taking the link back, once that was begun. */
  action: RowAction<WayBack> | undefined;
  actions: RowActions<WayBack>;
  /** Guests wait in the lobby: whether they do, and what makes them; no action where that is not the reader's. */
  waiting: { isOn: boolean; isPending: boolean; error: UserError | null; start: (() => void) | undefined };
  onKeep: () => void;
};

/** Says that a removed person can come again by the link they came by, and offers what keeps them out. */
export function WayBackNotice({ wayBack, action, actions, waiting, onKeep }: WayBackNoticeProps) {
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
          {waiting.start ? (
            <Button variant="edge" size={32} isPending={waiting.isPending} onClick={waiting.start}>
              {t('letWait')}
            </Button>
          ) : null}
          <Button variant="quiet" size={32} onClick={onKeep}>
            {t('keep')}
          </Button>
        </>
      }
    >
      {t(waiting.isOn ? 'lineWaiting' : 'line', { name })}
      <FailureNotice error={waiting.error} className="mt-2" />
    </Notice>
  );
}
