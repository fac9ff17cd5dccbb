'use client';

import { useTranslations } from 'next-intl';
import { Fragment, memo, useDeferredValue, useEffect, useState, type KeyboardEvent } from 'react';
import { HistoryHead } from '@/components/chat/history-head';
import { MessageGroupRow } from '@/components/chat/message-group-row';
import { findLine, useKeptScroll } from '@/components/chat/use-kept-scroll';
import type { History } from '@/lib/chat/client/create-history';
import { groupMessages, type MessageGroup } from '@/lib/chat/group-messages';
import type { ShownMessage } from '@/lib/chat/merge-messages';
import type { PersonColour } from '@/lib/core/person-hue';

type MessageListProps = {
  uid: string;
  messages: readonly ShownMessage[];
  /** The message above which *New* stands. */
  firstNew: string | null;
  history: Pick<History, 'isReady' | 'isLoading' | 'isComplete'> & { loadOlder: () => void };
  /** The message that the reader asked for. */
  sought: string | null;
  onFound: () => void;
  colourOf: (uid: string) => PersonColour;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** From so many messages on, what is far from the part in sight is not laid out. */
const longList = 60;

/**
 * What was written, the newest at the end. It follows the end for as long as the reader is there. While somebody types
 * it is not drawn again.
 */
export const MessageList = memo(function MessageList(props: MessageListProps) {
  const t = useTranslations('chat');
  const { uid, firstNew, history, sought, onFound, colourOf, onRetry, onDiscard } = props;
  // Many older messages come at once: they are drawn in slices, between which the reader scrolls on.
  const messages = useDeferredValue(props.messages);
  const groups = useGroups(messages, firstNew);
  const { list, isAtEnd } = useKeptScroll({ messages, uid, ...history });
  useEffect(() => {
    const line = sought === null ? null : findLine(list.current, sought);
    if (!line) return;
    line.scrollIntoView({ block: 'center' });
    line.focus({ preventScroll: true });
    mark(line);
    onFound();
  }, [sought, messages, list, onFound]);
  const lastId = messages.findLast(({ state }) => state === 'sent')?.id ?? null;
  const isLazy = messages.length > longList;
  return (
    <div
      ref={list}
      role="log"
      aria-label={t('messages')}
      // What comes above a reader is not read out to them.
      aria-live={isAtEnd ? 'polite' : 'off'}
      className="mt-auto grid gap-3 px-4 py-3"
      onKeyDownCapture={moveBetweenMenus}
    >
      {messages.length === 0 ? null : <HistoryHead {...history} />}
      {groups.map((group) => (
        <Fragment key={group.id}>
          {group.messages[0]?.id === firstNew ? <NewLine /> : null}
          <MessageGroupRow
            {...{ group, isLazy, onRetry, onDiscard }}
            colour={colourOf(group.from)}
            isMine={group.from === uid}
            lastId={group.messages.some(({ id }) => id === lastId) ? lastId : null}
          />
        </Fragment>
      ))}
      <div />
    </div>
  );
});

/** The messages in groups, of which each keeps its id and so its row. */
function useGroups(messages: readonly ShownMessage[], firstNew: string | null): readonly MessageGroup[] {
  const [seen, setSeen] = useState({ messages, firstNew, groups: groupMessages(messages, firstNew) });
  if (seen.messages === messages && seen.firstNew === firstNew) return seen.groups;
  const groups = groupMessages(messages, firstNew, seen.groups);
  setSeen({ messages, firstNew, groups });
  return groups;
}

/** Arrows go from one message's menu to the next; the list as a whole takes one press of Tab. */
function moveBetweenMenus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const from = event.target;
  if (step === 0 || !(from instanceof HTMLElement) || !('messageMenu' in from.dataset)) return;
  const menus = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message-menu]')];
  event.preventDefault();
  event.stopPropagation();
  menus[menus.indexOf(from) + step]?.focus();
}

/** How long a message that was asked for stays marked (ms). */
const markTime = 1200;

function mark(line: HTMLElement): void {
  line.dataset['found'] = '';
  setTimeout(() => delete line.dataset['found'], markTime);
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
