import { useTranslations } from 'next-intl';
import type { SlowMode } from '@/lib/chat/client/use-slow-mode';

/** That the room is in slow mode, and how long the person still waits. It is not read aloud at every second. */
export function SlowModeLine({ slow: { seconds, wait } }: { slow: SlowMode }) {
  const t = useTranslations('chat.slow');
  if (seconds === 0) return null;
  return (
    <p role="timer" className="text-12 text-ink-2">
      {wait === 0 ? t('on', { seconds }) : t('wait', { seconds: wait })}
    </p>
  );
}
