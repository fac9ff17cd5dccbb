'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { ElapsedTime } from '@/components/lobby/elapsed-time';
import { Line } from '@/components/lobby/line';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { LogoMark } from '@/components/ui/logo-mark';
import { Notice } from '@/components/ui/notice';
import { useDocumentTitle } from '@/components/shell/use-document-title';
import { formatDate } from '@/lib/core/dates';
import { personColour } from '@/lib/core/person-hue';
import type { UserError } from '@/lib/errors/to-user-error';
import type { Waiting } from '@/lib/lobby/client/use-waiting';

type WaitingScreenProps = {
  waiting: Waiting;
  /** The door is open; the call comes by itself. */
  isLetIn: boolean;
  /** The person was waiting longer than they were told, and is asked whether to go on. */
  isLate: boolean;
  error: UserError | null;
  /** One's own picture, and the switches of camera and microphone. */
  preview: ReactNode;
  controls: ReactNode;
  /** What one can write to the hosts. */
  ownLine: ReactNode;
  onLeave: () => void;
};

/** The lobby in the frame of the room: when somebody lets one in, only what lies on the table changes. */
export function WaitingScreen(props: WaitingScreenProps) {
  const { waiting, preview, controls, onLeave } = props;
  const t = useTranslations('lobby.waiting');
  const product = useTranslations('common')('productName');
  const { room } = waiting;
  useDocumentTitle(room === null ? null : `${room.roomName} · ${product}`);
  return (
    <div className="flint flex h-dvh flex-col overflow-hidden text-14">
      <header className="flex h-11 flex-none items-center gap-3 px-3 desktop:h-12 desktop:pl-4">
        <LogoMark className="h-[18px]! w-2!" />
        <p className="truncate text-14 font-medium">{room?.roomName}</p>
      </header>
      <main className="m-2 flex min-h-0 flex-1 flex-col gap-2 tablet:flex-row-reverse desktop:m-3">
        <div className="flex flex-none gap-3 tablet:w-[240px] tablet:flex-col desktop:w-[296px]">
          <div className="relative h-[126px] w-[224px] flex-none overflow-hidden rounded-12 bg-tile tablet:h-[135px] tablet:w-full desktop:h-[176px]">
            {preview}
          </div>
          <p className="text-12 text-stage-text-2 tablet:text-13">{t('onlyYou')}</p>
        </div>
        <WaitingPaper {...props} />
      </main>
      <footer className="h-16 flex-none px-2 pb-[env(safe-area-inset-bottom)]">
        <div
          role="group"
          aria-label={t('controls')}
          className="flex h-full items-center justify-center gap-2"
        >
          {controls}
          <span className="w-2" />
          <Button variant="stage" size={44} onClick={onLeave}>
            {t('leave')}
          </Button>
        </div>
      </footer>
    </div>
  );
}

type WaitingPaperProps = Pick<
  WaitingScreenProps,
  'waiting' | 'isLetIn' | 'isLate' | 'error' | 'ownLine' | 'onLeave'
>;

/** How the waiting goes, and what the hosts have written. */
function WaitingPaper({ waiting, isLetIn, isLate, error, ownLine, onLeave }: WaitingPaperProps) {
  const t = useTranslations('lobby.waiting');
  const { room, since, line, place } = waiting;
  return (
    <div className="paper min-h-0 flex-1 overflow-y-auto rounded-12 px-4 py-12 tablet:px-8 short:py-6">
      <div className="mx-auto grid max-w-[594px] gap-8 tablet:pt-[12dvh] tablet:short:pt-0">
        <div>
          <Heading isLetIn={isLetIn} room={room} />
          <p role="status" className="mt-2 text-18 text-ink-2">
            {isLetIn ? t('letInNext') : place === null ? '' : t('place', { place })}
            {isLetIn ? null : <ElapsedTime since={since} />}
          </p>
        </div>
        <div role="status" className="empty:hidden">
          {line ? (
            <Line
              spoken={t('lineBy', { name: line.by })}
              name={line.by}
              colour={personColour(line.by, line.seat)}
              {...line}
            />
          ) : null}
        </div>
        {isLetIn ? null : ownLine}
        <FailureNotice error={error} />
        {isLate && !isLetIn ? (
          <LateNotice onWait={waiting.waitOn} onLeave={onLeave} />
        ) : (
          <p className="text-14 text-ink-2">
            {t('whatNow')} {t('limit', { time: formatDate(waiting.until, 'clock') })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Asks a person who waits for long whether to go on. */
function LateNotice({ onWait, onLeave }: { onWait: () => void; onLeave: () => void }) {
  const t = useTranslations('lobby.waiting');
  return (
    <Notice
      tone="gorse"
      title={t('late')}
      action={
        <>
          <Button size={32} onClick={onWait}>
            {t('waitOn')}
          </Button>
          <Button size={32} variant="quiet" onClick={onLeave}>
            {t('leave')}
          </Button>
        </>
      }
    >
      {t('lateWhy')}
    </Notice>
  );
}

/** It takes the focus: the button that led here is gone, and this is what it has led to. */
function Heading({ isLetIn, room }: Pick<WaitingScreenProps, 'isLetIn'> & Pick<Waiting, 'room'>) {
  const t = useTranslations('lobby.waiting');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = () => {
    if (isLetIn) return t('letIn');
    if (room === null) return t('knocking');
    const named = { isNamed: room.host === null ? 'no' : 'yes', host: room.host ?? '' };
    if (room.isHostInside) return t('hostKnows', named);
    return t(room.opensByItself ? 'opensLater' : 'nobodyYet', named);
  };
  return (
    <h1 ref={heading} tabIndex={-1} aria-live="polite" className="title text-34 outline-none tablet:text-40">
      {words()}
    </h1>
  );
}
