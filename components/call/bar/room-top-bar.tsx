'use client';

import { clsx } from 'clsx';
import { CircleDot, ScrollText, Wifi, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LogoMark } from '@/components/ui/logo-mark';
import type { CallHealth } from '@/lib/call/call-health';

type RoomTopBarProps = {
  roomName: string;
  health: CallHealth;
  isPhone: boolean;
  /** A recorder is in the call. */
  isRecorded: boolean;
  /** The room keeps what is said. */
  isKept: boolean;
  clock: ReactNode;
  /** Said for a few seconds in the name's place where the control bar has no room for it. */
  notice: ReactNode;
  /** Says that somebody watches unseen. */
  observers: ReactNode;
  /** Between worksheet and video; nothing where there is nothing to switch. */
  stages?: ReactNode;
};

/** Where one is and how the connection is doing, in a word. */
export function RoomTopBar(props: RoomTopBarProps) {
  const { roomName, health, isPhone, isRecorded, isKept, clock, notice, observers, stages } = props;
  const t = useTranslations('call.state');
  const services = useTranslations('call.services');
  const transcript = useTranslations('call.transcript');
  const isFine = health.state === 'connected' && health.level === 'none';
  const word = health.level === 'weak' ? t('weak') : t(health.state);
  const Icon = isFine || health.state === 'connecting' ? Wifi : WifiOff;
  return (
    <header className="flex h-11 flex-none items-center gap-3 px-3 desktop:h-12 desktop:pl-4">
      <LogoMark className="h-[18px]! w-2!" />
      <h1 className={clsx('truncate text-14 font-medium', notice ? 'sr-only' : '')}>{roomName}</h1>
      {isRecorded ? (
        <p
          className="flex flex-none items-center gap-1.5 text-13 font-medium text-mic-off"
          title={services('may.recorder')}
        >
          <CircleDot aria-hidden="true" className="size-4!" />
          {services('recording')}
        </p>
      ) : null}
      {isKept ? (
        <p
          className="flex flex-none items-center gap-1.5 text-13 text-stage-text-2"
          title={transcript('why')}
        >
          <ScrollText aria-hidden="true" className="size-4!" />
          <span className={isPhone ? 'sr-only' : ''}>{transcript('mark')}</span>
        </p>
      ) : null}
      {notice ?? (isPhone ? <span className="text-stage-text-2">{clock}</span> : null)}
      <div className="ml-auto flex flex-none items-center gap-3">
        {observers}
        {stages}
        <p
          className="flex flex-none items-center gap-1.5 text-13 text-stage-text-2"
          title={t(`why.${health.state}`)}
        >
          <Icon
            aria-hidden="true"
            className={clsx('size-4!', !isFine && health.level !== 'none' && 'text-hand')}
          />
          <span className={isPhone && isFine ? 'sr-only' : ''}>{word}</span>
        </p>
      </div>
    </header>
  );
}
