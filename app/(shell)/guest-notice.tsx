'use client';

import { useTranslations } from 'next-intl';
import { useKeepPlaceDialog } from '@/components/invites/use-keep-place-dialog';
import { Button } from '@/components/ui/buttons/button';
import { Notice } from '@/components/ui/notice';
import { useOrganization } from '@/lib/organization/client/use-organization';

type GuestNoticeProps = {
  /** False for everybody else, who is told nothing. The dialog stays until it has its answer all the same. */
  isGuest: boolean;
  className: string;
  /** They are an account now. */
  onKept?: () => void;
};

/** Says to a guest how long their place is kept, and lets them keep it for good. */
export function GuestNotice({ isGuest, className, onKept }: GuestNoticeProps) {
  const t = useTranslations('invites.guest');
  const { open, dialog } = useKeepPlaceDialog(onKept);
  const { rules } = useOrganization();
  return (
    <>
      {isGuest && open ? (
        <Notice
          tone="info"
          className={className}
          action={
            <Button variant="edge" size={32} aria-haspopup="dialog" onClick={open}>
              {t('open')}
            </Button>
          }
        >
          {t('line', { days: rules.guestDays })}
        </Notice>
      ) : null}
      {dialog}
    </>
  );
}
