'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import { MessageGroupRow } from '@/components/chat/message-group-row';
import type { PersonColour } from '@/lib/core/person-hue';
import { groupMessages, type ShownMessage } from '@/lib/chat/merge-messages';

type MessageListProps = {
  uid: string;
  messages: readonly ShownMessage[];
  /** The message above which *New* stands. */
  firstNew: string | null;
  colourOf: (uid: string) => PersonColour;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** Somebody who has scrolled up farther than this reads, and is left where they are (px). */
const nearEnd = 120;

/** What was written, the newest at the end. It follows the end for as long as the reader is there. */
export function MessageList({ uid, messages, firstNew, colourOf, onRetry, onDiscard }: MessageListProps) {
  const t = useTranslations('chat');
  const groups = useMemo(() => groupMessages(messages, firstNew), [messages, firstNew]);
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const scroller = end.current?.closest<HTMLElement>('[role="region"]');
    if (!scroller) return undefined;
    const note = () => {
      isAtEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < nearEnd;
    };
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, []);
  const newest = messages.at(-1);
  useEffect(() => {
    // One's own message is always shown.
    if (isAtEnd.current || newest?.from === uid) end.current?.scrollIntoView({ block: 'end' });
  }, [newest, uid]);
  return (
    <div role="log" aria-label={t('messages')} className="mt-auto grid gap-3 px-4 py-3">
      {groups.map((group) => (
        <Fragment key={group.id}>
          {group.id === firstNew ? <NewLine /> : null}
          <MessageGroupRow
            {...{ group, onRetry, onDiscard }}
            colour={colourOf(group.from)}
            isMine={group.from === uid}
          />
        </Fragment>
      ))}
      <div ref={end} />
    </div>
  );
}

/** Between what was read before and what is new. */
function NewLine() {
  const t = useTranslations('chat');
  return (
    <p className="flex items-center gap-2 text-12 font-semibold text-gorse-text after:h-px after:flex-1 after:bg-current after:opacity-40">
      {t('new')}
    </p>
  );
}
