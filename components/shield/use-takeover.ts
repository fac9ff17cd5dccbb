'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { findLongestHere, type PersonHere } from '@/lib/shield/find-longest-here';
import { patience } from '@/lib/shield/next-review';

type TakeoverInput = {
  people: readonly PersonHere[];
  /** A page without a connection sees nobody, which says nothing about the others. */
  isConnected: boolean;
  /** Says for some seconds what has happened; returns a function that ends the notice when it is no longer true. */
  onDone: (words: string) => () => void;
};

type Seen = { had: boolean; missed: { nextUid: string | null } | null };

/**
 * When the last host has gone and a co-host is there, that co-host runs the call: everybody reads who it is, and
 * later that a host is back. A host who is away for a moment, as while their page reloads, alarms nobody. The notice
 * about a person ends when that person has gone.
 */
export function useTakeover({ people, isConnected, onDone }: TakeoverInput): void {
  const t = useTranslations('shield.hostless');
  /** Whether a host was here, and who has run the call since that host was missed, if anybody. */
  const seen = useRef<Seen>({ had: false, missed: null });
  const host = findLongestHere(people, 'host');
  const next = findLongestHere(people, 'co-host');
  const takeBack = useRef<() => void>(undefined);
  const tell = () => {
    if (next) takeBack.current = onDone(next.isMe ? t('youTakeOver') : t('takesOver', { name: next.name }));
  };
  const tellBack = () => {
    if (host && !host.isMe) takeBack.current = onDone(t('back', { name: host.name }));
  };
  const latest = useRef({ tell, tellBack });
  useEffect(() => {
    latest.current = { tell, tellBack };
  });

  const hasHost = host !== undefined;
  const nextUid = next?.uid ?? null;
  useEffect(() => {
    if (!isConnected) return undefined;
    if (hasHost) {
      if (seen.current.missed) latest.current.tellBack();
      seen.current = { had: true, missed: null };
      return undefined;
    }
    takeBack.current?.();
    const { had, missed } = seen.current;
    if (!had || missed?.nextUid === nextUid) return undefined;
    const timer = setTimeout(() => {
      seen.current = { had, missed: { nextUid } };
      latest.current.tell();
    }, patience);
    return () => clearTimeout(timer);
  }, [isConnected, hasHost, nextUid]);
}
