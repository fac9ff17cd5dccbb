'use client';

import { MonitorUp, MonitorX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BarButton } from '@/components/call/bar/bar-button';
import { MenuItem } from '@/components/ui/overlays/menu';
import type { Share } from '@/components/call/share/use-share';
import type { SendingSwitch } from '@/lib/call/client/sending/use-sending';

type ShareControlProps = {
  sending: SendingSwitch;
  /** What else can be shared, and the phone that shows paper. */
  share: Share;
  size: 44 | 48;
  deniedReason: string | undefined;
  deniedTitle: string | undefined;
  deniedAction: ReactNode;
  isAsked: boolean;
};

/** Offers what can be shared, and stops what is. Where only a screen can be shared, it begins at once. */
export function ShareControl({ sending, share, size, isAsked, ...denied }: ShareControlProps) {
  const t = useTranslations('call.controls');
  const { label, isOn, press, isStopping } = useSharePress(sending, share);
  return (
    <BarButton
      keepsFocus
      label={isAsked && !isStopping ? t('askedFor', { what: label }) : label}
      icon={isOn ? <MonitorX /> : <MonitorUp />}
      size={size}
      aria-pressed={isOn}
      {...(share.open && !isOn && { 'aria-haspopup': 'dialog' })}
      {...(isStopping ? undefined : { ...denied, isAsked })}
      isPending={!isStopping && sending.set === undefined && denied.deniedReason === undefined}
      onClick={press}
    />
  );
}

/** The same as a line of a menu, on a phone whose bar has no room for it. */
export function ShareItem({
  sending,
  share,
  deniedReason,
}: Pick<ShareControlProps, 'sending' | 'share' | 'deniedReason'>) {
  const { label, isOn, press, isStopping } = useSharePress(sending, share);
  return (
    <MenuItem
      icon={isOn ? <MonitorX /> : <MonitorUp />}
      deniedReason={isStopping ? undefined : deniedReason}
      onSelect={press}
    >
      {label}
    </MenuItem>
  );
}

/** `isStopping`: a press stops what one shares, for which nobody needs a right. */
function useSharePress({ isOn, set }: SendingSwitch, { open, stopPaper }: Share) {
  const t = useTranslations('call.controls');
  if (isOn) {
    const isStopping = set !== undefined;
    return { label: t('stopSharing'), isOn: true, press: () => set?.(false), isStopping };
  }
  if (stopPaper) return { label: t('stopPaper'), isOn: true, press: stopPaper, isStopping: true };
  return { label: t('share'), isOn: false, press: open ?? (() => set?.(true)), isStopping: false };
}
