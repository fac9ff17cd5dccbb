'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { AskPlace } from '@/components/asks/ask-queue';
import type { Asks } from '@/lib/asks/client/use-asks';
import { findPlace } from '@/lib/asks/queue';

type AskAnnouncerProps = Pick<AskPlace, 'people' | 'mayAnswer'> & { uid: string; asks: Asks };

/** Says to screen readers who has come into the queue, and to who waits which place they have now. */
export function AskAnnouncer({ uid, asks, people, mayAnswer }: AskAnnouncerProps) {
  const t = useTranslations('asks');
  const { waiting, queue } = asks;
  const last = waiting.findLast((ask) => ask.uid !== uid);
  const comer = people.find((person) => person.uid === last?.uid);
  const hand = findPlace(queue, uid, 'hand');
  const own = waiting.findLast((ask) => ask.uid === uid && ask.kind !== 'hand');
  const ownPlace = own ? findPlace(queue, uid, own.kind) : null;

  const came =
    mayAnswer && last && comer
      ? t('announce.came', { name: comer.name, what: t(`queue.what.${last.kind}`), count: waiting.length })
      : '';
  const mine =
    ownPlace !== null
      ? t('announce.asked', { place: ownPlace })
      : hand !== null
        ? t('announce.handUp', { place: hand })
        : '';
  return (
    <>
      <Spoken words={came} occasion={last ? `${last.uid} ${last.kind} ${last.at}` : ''} />
      <Spoken words={mine} occasion={mine} />
    </>
  );
}

/** Longer than a screen reader takes to notice a change (ms). */
const spokenFor = 4000;

/** Stands in a live region for some seconds when the occasion is a new one, and is then gone for who reads the page. */
function Spoken({ words, occasion }: { words: string; occasion: string }) {
  const [done, setDone] = useState(occasion);
  useEffect(() => {
    if (occasion === done) return undefined;
    const timer = setTimeout(() => setDone(occasion), spokenFor);
    return () => clearTimeout(timer);
  }, [occasion, done]);
  return (
    <p aria-live="polite" className="sr-only">
      {occasion === done ? '' : words}
    </p>
  );
}
