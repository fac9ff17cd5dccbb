'use client';

import { useTranslations } from 'next-intl';
import { useInviteName } from '@/components/invites/use-invite-name';
import { DeedNotice } from '@/components/shell/deed-notice';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import type { Deed, Deeds } from '@/lib/core/client/use-deeds';
import type { WayBack } from '@/lib/invites/client/use-ways-back';

type WayBackNoticeProps = {
  wayBack: WayBack;
  /** Taking the link back, once that was begun. */
  deed: Deed<WayBack> | undefined;
  deeds: Deeds<WayBack>;
  onKeep: () => void;
};

/** Says that somebody who was taken out can come in again by the link they came by, and offers to take it back. */
export function WayBackNotice({ wayBack, deed, deeds, onKeep }: WayBackNoticeProps) {
  const t = useTranslations('invites.wayBack');
  const { name, invite } = wayBack;
  const link = useInviteName()(invite);
  if (deed?.failure || deed?.isChecking) {
    return <DeedNotice deed={deed} deeds={deeds} checking={t('checking')} />;
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
            isPending={deed?.isRunning ?? false}
            deniedReason={invite.code === null ? t('higher') : undefined}
            onClick={() => deeds.start(wayBack)}
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
