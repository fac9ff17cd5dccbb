'use client';

import { LogOut, PhoneOff, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Toolbar } from 'radix-ui';
import { BarButton } from '@/components/call/bar-button';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';

type LeaveControlProps = {
  isCompact: boolean;
  onLeave: () => void;
  /** Only for who may end the session for everyone. */
  onEnd: (() => void) | undefined;
};

/** The way out, last in the bar. Whoever may end the session for all chooses between the two. */
export function LeaveControl({ isCompact, onLeave, onEnd }: LeaveControlProps) {
  const t = useTranslations('call.controls');
  const label = t(onEnd ? 'leaveOptions' : 'leave');
  const own = onEnd ? {} : { onClick: onLeave };
  const button = isCompact ? (
    <BarButton label={label} icon={<PhoneOff />} variant="poppy" size={48} {...own} />
  ) : (
    <Toolbar.Button asChild>
      <Button variant="poppy" size={44} className="w-[88px]" {...(onEnd && { 'aria-label': label })} {...own}>
        {t('leave')}
      </Button>
    </Toolbar.Button>
  );
  if (!onEnd) return button;
  return (
    <Menu side="top" trigger={button}>
      <MenuItem icon={<LogOut />} onSelect={onLeave}>
        {t('leave')}
      </MenuItem>
      <MenuItem icon={<UsersRound />} tone="poppy" onSelect={onEnd}>
        {t('endForAll')}
      </MenuItem>
    </Menu>
  );
}
