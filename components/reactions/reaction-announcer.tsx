'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { ReactionStore } from '@/lib/reactions/client/create-reactions';

type ReactionAnnouncerProps = { store: ReactionStore; nameOf: (uid: string) => string | null };

/** Reactions are gathered for so long before they are said (ms). */
const gathersFor = 3000;

/** Tells screen readers of the reactions of others: politely, and all of some seconds at once. */
export function ReactionAnnouncer({ store, nameOf }: ReactionAnnouncerProps) {
  const t = useTranslations('reactions');
  const [said, setSaid] = useState('');
  const latest = useRef({ t, nameOf });
  useEffect(() => {
    latest.current = { t, nameOf };
  });
  useEffect(() => {
    let gathered: string[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let clearing: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      timer = undefined;
      const words = latest.current;
      const uids = [...new Set(gathered)];
      const [first] = uids;
      const name = (first === undefined ? null : words.nameOf(first)) ?? words.t('somebody');
      setSaid(words.t('said', { name, others: uids.length - 1, count: gathered.length }));
      gathered = [];
      // The same words a second time would not be heard while they still stand there.
      clearing = setTimeout(() => setSaid(''), gathersFor - 500);
    };
    const stop = store.hearOthers((uid) => {
      gathered = [...gathered, uid];
      timer ??= setTimeout(say, gathersFor);
    });
    return () => {
      stop();
      clearTimeout(timer);
      clearTimeout(clearing);
    };
  }, [store]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
