'use client';

import { DoorClosed, Timer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useTakeover } from '@/components/shield/use-takeover';
import { Banner } from '@/components/ui/banner';
import { useHostless } from '@/lib/shield/client/use-hostless';
import type { PersonHere } from '@/lib/shield/find-longest-here';

type HostlessRowProps = {
  roomId: string;
  people: readonly PersonHere[];
  isConnected: boolean;
  /** Says for some seconds what has happened; returns a function that ends the notice when it is no longer true. */
  onDone: (words: string) => () => void;
};

/** For everybody: what happens because no host is in the call, with the time left; and who runs it from now on. */
export function HostlessRow({ roomId, people, isConnected, onDone }: HostlessRowProps) {
  const t = useTranslations('shield.hostless');
  const { hostless, now } = useHostless(roomId, people);
  useTakeover({ people, isConnected, onDone });
  if (!hostless) return null;
  if (hostless.hasLocked !== undefined) return <Banner icon={<DoorClosed />}>{t('locked')}</Banner>;
  return (
    <Banner icon={<Timer />}>
      {t(hostless.then)} <TimeLeft until={hostless.until} now={now} />
    </Banner>
  );
}

/** The time runs for the eye only: a screen reader hears when it is over. */
function TimeLeft({ until, now }: { until: number; now: () => number }) {
  const t = useTranslations('shield.hostless');
  const [left, setLeft] = useState(() => until - now());
  useEffect(() => {
    const tick = () => setLeft(until - now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-live="off" className="tabular">
      {t('left', { time })}
    </span>
  );
}
