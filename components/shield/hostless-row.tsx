'use client';

import { DoorClosed, Timer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { baseOf, isProfileId } from '@/lib/access/profiles';
import { useHostless, type PersonHere } from '@/lib/shield/client/use-hostless';

type HostlessRowProps = {
  roomId: string;
  people: readonly PersonHere[];
  /** Says for some seconds what has happened. */
  onDone: (words: string) => void;
};

/** For everybody: what happens because no host is in the call, with the time that is left; and who runs it from now on. */
export function HostlessRow({ roomId, people, onDone }: HostlessRowProps) {
  const t = useTranslations('shield.hostless');
  const { hostless, now } = useHostless(roomId, people);
  useTakeover(people, onDone);
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

/** When the last host has gone and a co-host is there, that one runs the call: everybody is told who it is. */
function useTakeover(people: readonly PersonHere[], onDone: (words: string) => void): void {
  const t = useTranslations('shield.hostless');
  const had = useRef(false);
  const isOf = (base: 'host' | 'co-host') => people.filter((person) => baseIs(person, base));
  const hasHost = isOf('host').length > 0;
  const next = isOf('co-host')[0];
  useEffect(() => {
    if (had.current && !hasHost && next) {
      onDone(next.isMe ? t('youTakeOver') : t('takesOver', { name: next.name }));
    }
    had.current = hasHost;
  }, [hasHost, next, onDone, t]);
}

const baseIs = ({ profile }: PersonHere, base: 'host' | 'co-host'): boolean =>
  profile !== null && isProfileId(profile) && baseOf(profile) === base;
