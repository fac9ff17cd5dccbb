'use client';

import { LogOut, PhoneOff, UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Toolbar } from 'radix-ui';
import { BarButton } from '@/components/call/bar/bar-button';
import { Button } from '@/components/ui/buttons/button';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';

type LeaveControlProps = {
  isCompact: boolean;
  onLeave: () => void;
  /** Only for a person who may end the session for everyone. */
  onEnd: (() => void) | undefined;
  /** Why a person who runs the room may not, in words. */
  endDenied: string | undefined;
};

/** The way out, last in the bar. A person who runs the room chooses between leaving and ending the session for all. */
export function LeaveControl({ isCompact, onLeave, onEnd, endDenied }: LeaveControlProps) {
  const t = useTranslations('call.controls');
  const isChoice = onEnd !== undefined || endDenied !== undefined;
  const label = t(isChoice ? 'leaveOptions' : 'leave');
  const { control } = useFocusKept<HTMLButtonElement>();
  const own = isChoice ? {} : { onClick: onLeave };
  const button = isCompact ? (
    <BarButton ref={control} label={label} icon={<PhoneOff />} variant="poppy" size={48} {...own} />
  ) : (
    <Toolbar.Button asChild>
      <Button
        ref={control}
        variant="poppy"
        size={44}
        className="w-[88px]"
        {...(isChoice && { 'aria-label': label })}
        {...own}
      >
        {t('leave')}
      </Button>
    </Toolbar.Button>
  );
  if (!isChoice) return button;
  return (
    <Menu side="top" trigger={button}>
      <MenuItem icon={<LogOut />} onSelect={onLeave}>
        {t('leave')}
      </MenuItem>
      <MenuItem
        icon={<UsersRound />}
        tone="poppy"
        deniedReason={endDenied}
        {...(onEnd && { onSelect: onEnd })}
      >
        {t('endForAll')}
      </MenuItem>
    </Menu>
  );
}
