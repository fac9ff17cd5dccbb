'use client';

import { MonitorUp, MonitorX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BarButton } from '@/components/call/bar/bar-button';
import { MenuItem } from '@/components/ui/overlays/menu';
import type { SendingSwitch } from '@/lib/call/client/sending/use-sending';

type ShareControlProps = {
  sending: SendingSwitch;
  size: 44 | 48;
  deniedReason: string | undefined;
  deniedTitle: string | undefined;
  deniedAction: ReactNode;
  isAsked: boolean;
};

/** Shares a screen, and stops it. */
export function ShareControl({ sending, size, isAsked, ...denied }: ShareControlProps) {
  const t = useTranslations('call.controls');
  const { isOn, set } = sending;
  const label = t(isOn ? 'stopSharing' : 'share');
  return (
    <BarButton
      keepsFocus
      label={isAsked ? t('askedFor', { what: label }) : label}
      icon={isOn ? <MonitorX /> : <MonitorUp />}
      size={size}
      aria-pressed={isOn}
      {...denied}
      isAsked={isAsked}
      isPending={set === undefined && denied.deniedReason === undefined}
      onClick={() => set?.(!isOn)}
    />
  );
}

/** The same as a line of a menu, on a phone whose bar has no room for it. */
export function ShareItem({ sending, deniedReason }: Pick<ShareControlProps, 'sending' | 'deniedReason'>) {
  const t = useTranslations('call.controls');
  const { isOn, set } = sending;
  return (
    <MenuItem
      icon={isOn ? <MonitorX /> : <MonitorUp />}
      deniedReason={deniedReason}
      onSelect={() => set?.(!isOn)}
    >
      {t(isOn ? 'stopSharing' : 'share')}
    </MenuItem>
  );
}
