import { clsx } from 'clsx';
import { CircleAlert, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { QuotedMessage } from '@/components/chat/replies/quoted-message';
import { placeOfMessage } from '@/components/chat/replies/reply-context';
import { ReplyButton } from '@/components/chat/replies/reply-button';
import { useAudienceWords } from '@/components/chat/use-audience-words';
import { MessageText } from '@/components/chat/message-text/message-text';
import { Avatar } from '@/components/ui/people/avatar';
import { PersonBar } from '@/components/ui/people/person-bar';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import { isMentioned } from '@/lib/chat/mentions';
import type { MessageGroup, ShownMessage } from '@/lib/chat/merge-messages';
import { formatDate } from '@/lib/core/dates';
import type { PersonColour } from '@/lib/core/person-hue';

type MessageGroupRowProps = {
  group: MessageGroup;
  colour: PersonColour;
  isMine: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** What one person wrote in a row, under their name and its time. */
export function MessageGroupRow({ group, colour, isMine, onRetry, onDiscard }: MessageGroupRowProps) {
  const t = useTranslations('chat');
  const readers = useAudienceWords().ofMessage(group);
  return (
    <article
      aria-label={t('by', { name: group.name })}
      className={clsx(
        'grid grid-cols-[3px_24px_minmax(0,1fr)] gap-x-2',
        // What is private sinks, from edge to edge.
        readers !== null && '-mx-4 bg-sunken px-4 py-2',
      )}
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-full" />
      <Avatar name={group.name} hue={colour.hue} size={24} />
      <div className="grid gap-1">
        <p className="flex items-baseline gap-2 text-13">
          <span className="truncate font-semibold">{isMine ? t('you') : group.name}</span>
          {group.at === null ? null : (
            <span className="text-12 text-ink-3 tabular">{formatDate(group.at, 'clock')}</span>
          )}
          {readers === null ? null : (
            <span className="ml-auto flex min-w-0 items-center gap-1 text-12 font-medium text-ink-2">
              <Lock className="size-3.5 flex-none" aria-hidden="true" />
              <span className="truncate">{readers}</span>
            </span>
          )}
        </p>
        {group.messages.map((message) => (
          <MessageLine key={message.id} {...{ message, onRetry, onDiscard }} />
        ))}
      </div>
    </article>
  );
}

/** A message that mentions the reader has gorse beside it. */
const mentionMark = 'rounded-r-6 bg-gorse-wash pl-2 shadow-[inset_2px_0_0_var(--gorse)]';

type MessageLineProps = Pick<MessageGroupRowProps, 'onRetry' | 'onDiscard'> & { message: ShownMessage };

function MessageLine({ message, onRetry, onDiscard }: MessageLineProps) {
  const t = useTranslations('chat');
  const { id, text, state, replyTo } = message;
  const { uid } = useMessageReader();
  const isForMe = uid !== null && message.from !== uid && isMentioned(text, uid);
  return (
    <div
      id={placeOfMessage(id)}
      tabIndex={-1}
      className={clsx('group/message relative', state === 'sending' && 'text-ink-3', isForMe && mentionMark)}
    >
      {isForMe ? <span className="sr-only">{t('mention.you')}</span> : null}
      {replyTo === undefined ? null : <QuotedMessage id={replyTo} />}
      <MessageText source={text} />
      {state === 'sent' || state === 'heard' ? <ReplyButton message={message} /> : null}
      {state === 'sending' ? <p className="text-12 text-ink-3">{t('sending')}</p> : null}
      {state === 'failed' ? (
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
      ) : null}
    </div>
  );
}
