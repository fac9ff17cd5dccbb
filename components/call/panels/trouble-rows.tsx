'use client';

import { KeyRound, VolumeX, WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LateAnswerRow } from '@/components/shell/late-answer-row';
import { Banner } from '@/components/ui/banner';
import type { TokenHealth } from '@/lib/auth/token-health';
import { useLostSince } from '@/lib/firebase/client/use-lost-since';
import { formatDate } from '@/lib/core/dates';
import type { CallHealth } from '@/lib/call/call-health';

type TroubleRowsProps = {
  health: CallHealth;
  tokenHealth: TokenHealth;
  /** Missing while sound plays. */
  onHear: (() => void) | undefined;
  onTryNow: () => void;
  /** Missing unless connecting takes too long. */
  onStopConnecting: (() => void) | undefined;
};

/** Rows under the top bar for what is being restored or waits for a press. They cover nothing. */
export function TroubleRows({ health, tokenHealth, onHear, onTryNow, onStopConnecting }: TroubleRowsProps) {
  const t = useTranslations('call');
  const isReconnecting = health.level === 'reconnecting' || health.level === 'try-now';
  return (
    <>
      {isReconnecting ? (
        <Banner
          icon={<WifiOff />}
          action={
            health.level === 'try-now' ? (
              <RowButton onClick={onTryNow}>{t('trouble.tryNow')}</RowButton>
            ) : undefined
          }
        >
          {t('trouble.reconnecting')}
        </Banner>
      ) : null}
      {health.level === 'lost' && health.state !== 'disconnected' ? <OfflineRow onTryNow={onTryNow} /> : null}
      {onStopConnecting ? (
        <Banner
          icon={<WifiOff />}
          action={<RowButton onClick={onStopConnecting}>{t('trouble.stop')}</RowButton>}
        >
          {t('trouble.slowConnecting')}
        </Banner>
      ) : null}
      {onHear ? (
        <Banner icon={<VolumeX />} action={<RowButton onClick={onHear}>{t('room.hearRoom')}</RowButton>}>
          {t('room.hearWhy')}
        </Banner>
      ) : null}
      {tokenHealth.state === 'fresh' ? null : (
        <Banner icon={<KeyRound />}>{t(tokenWords[tokenHealth.state])}</Banner>
      )}
      <LateAnswerRow />
    </>
  );
}

/** In place of the gorse row after the first minute. */
function OfflineRow({ onTryNow }: Pick<TroubleRowsProps, 'onTryNow'>) {
  const t = useTranslations('call.trouble');
  const { since } = useLostSince(60_000);
  return (
    <Banner tone="flint" icon={<WifiOff />} action={<RowButton onClick={onTryNow}>{t('tryNow')}</RowButton>}>
      {t('offline', { time: formatDate(since, 'clock') })}
    </Banner>
  );
}

const tokenWords = {
  failing: 'trouble.tokenFailing',
  paused: 'trouble.tokenPaused',
  refused: 'trouble.tokenRefused',
} as const;

function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="target h-8 flex-none px-2 font-semibold underline underline-offset-3"
    >
      {children}
    </button>
  );
}
