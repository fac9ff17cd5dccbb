'use client';

import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { DeletedRow } from '@/components/chat/actions/deleted-row';
import { EditMessage } from '@/components/chat/actions/edit-message';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { MessageMenu } from '@/components/chat/actions/message-menu';
import { ReactionsRow } from '@/components/chat/actions/reactions-row';
import { ToSheetButton } from '@/components/chat/actions/to-sheet-button';
import { useLongPress } from '@/components/chat/actions/use-long-press';
import { FileInMessage } from '@/components/chat/files/file-in-message';
import { MessageText } from '@/components/chat/message-text/message-text';
import { QuotedCell } from '@/components/chat/quotes/quoted-cell';
import { QuotedMessage } from '@/components/chat/replies/quoted-message';
import { ReplyButton } from '@/components/chat/replies/reply-button';
import { placeOfMessage } from '@/components/chat/replies/reply-context';
import { SendingWords } from '@/components/chat/sending-words';
import { useFarHeight } from '@/components/shell/use-far-height';
import { isMentioned } from '@/lib/chat/mentions';
import type { ShownMessage } from '@/lib/chat/merge-messages';

/** A message that mentions the reader has gorse beside it. */
const mentionMark = 'rounded-r-6 bg-gorse-wash pl-2 shadow-[inset_2px_0_0_var(--gorse)]';

type MessageLineProps = {
  message: ShownMessage;
  isLast: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** One message: its text, what others said to it, and what can be done with it. */
export function MessageLine({ message, isLast, onRetry, onDiscard }: MessageLineProps) {
  const t = useTranslations('chat');
  const { uid } = useMessageDesk();
  const { id, at, text, state, replyTo, file, cell, removedBy, isGoing } = message;
  const [isOpen, setIsOpen] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
  const press = useLongPress(() => setIsOpen(true));
  const line = useRef<HTMLDivElement>(null);
  const farHeight = useFarHeight(line, isOpen || isLast || state !== 'sent');
  const isAway = isEditing || isGoing === true;
  const wasAway = useRef(false);
  useEffect(() => {
    // After a change or an undone deletion the focus goes back to the message.
    const isOrphaned = document.activeElement === document.body;
    if (wasAway.current && !isAway && isOrphaned)
      line.current?.querySelector<HTMLElement>('[data-message-menu]')?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  if (isGoing) return <DeletedRow id={id} />;
  if (removedBy !== undefined) return <Removed id={id} by={removedBy} name={message.name} />;
  if (isEditing) return <EditMessage {...{ id, text }} onEnd={() => setIsEditing(false)} />;
  if (farHeight !== null) {
    return (
      <div
        ref={line}
        id={placeOfMessage(id)}
        tabIndex={-1}
        style={{ height: farHeight }}
        className="overflow-hidden break-words"
      >
        {text}
      </div>
    );
  }
  const isSent = state === 'sent' && at !== null;
  const isForMe = message.from !== uid && isMentioned(text, uid);
  return (
    <div
      ref={line}
      id={placeOfMessage(id)}
      tabIndex={-1}
      className={clsx(
        'group/line relative rounded-4 data-found:bg-gorse-wash',
        state === 'sending' && 'text-ink-3',
        isForMe && mentionMark,
      )}
      {...(isSent && press)}
    >
      {isForMe ? <span className="sr-only">{t('mention.you')}</span> : null}
      {replyTo === undefined ? null : <QuotedMessage id={replyTo} />}
      {cell === undefined ? null : <QuotedCell cell={cell} />}
      {file === undefined ? (
        text === cell?.source ? null : (
          <MessageText source={text} />
        )
      ) : (
        <FileInMessage
          id={file}
          text={text}
          from={message.from}
          sender={message.name}
          isMine={message.from === uid}
        />
      )}
      <ToSheetButton text={text} />
      <MessageState {...{ message, onRetry, onDiscard }} />
      {message.reactions === undefined ? null : <ReactionsRow id={id} reactions={message.reactions} />}
      {isSent || state === 'heard' ? <ReplyButton message={message} /> : null}
      {isSent ? (
        <MessageMenu
          message={{ ...message, at }}
          {...{ isOpen, isLast }}
          onOpenChange={setIsOpen}
          onEdit={() => setIsEditing(true)}
        />
      ) : null}
    </div>
  );
}

/** A host has taken the text away; that it was there stays. */
function Removed({ id, by, name }: { id: string; by: string; name: string }) {
  const t = useTranslations('chat.actions');
  const { uid, nameOf } = useMessageDesk();
  return (
    <p id={placeOfMessage(id)} tabIndex={-1} className="text-13 text-ink-3">
      {by === uid ? t('removedByYou', { name }) : t('removed', { by: nameOf(by), name })}
    </p>
  );
}

function MessageState({ message, onRetry, onDiscard }: Omit<MessageLineProps, 'isLast'>) {
  const t = useTranslations('chat');
  const { id, state, editedAt } = message;
  if (state === 'sending') return <SendingWords />;
  if (state !== 'failed')
    return editedAt === undefined ? null : <p className="text-12 text-ink-3">{t('actions.edited')}</p>;
  return (
    <p role="alert" className="flex items-center gap-3 text-13">
      <span className="flex items-center gap-1 text-poppy">
        <CircleAlert className="size-4" aria-hidden="true" />
        {t('notSent')}
      </span>
      <button type="button" className="font-semibold underline" onClick={() => onRetry(id)}>
        {t('retry')}
      </button>
      <button type="button" className="font-semibold underline" onClick={() => onDiscard(id)}>
        {t('discard')}
      </button>
    </p>
  );
}
