import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SendingWords } from '@/components/chat/sending-words';
import { MessageText } from '@/components/chat/message-text/message-text';
import { Avatar } from '@/components/ui/people/avatar';
import { PersonBar } from '@/components/ui/people/person-bar';
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
  return (
    <article
      aria-label={t('by', { name: group.name })}
      className="grid grid-cols-[3px_24px_minmax(0,1fr)] gap-x-2"
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-full" />
      <Avatar name={group.name} hue={colour.hue} size={24} />
      <div className="grid gap-1">
        <p className="flex items-baseline gap-2 text-13">
          <span className="truncate font-semibold">{isMine ? t('you') : group.name}</span>
          {group.at === null ? null : (
            <span className="text-12 text-ink-3 tabular">{formatDate(group.at, 'clock')}</span>
          )}
        </p>
        {group.messages.map((message) => (
          <MessageLine key={message.id} {...{ message, onRetry, onDiscard }} />
        ))}
      </div>
    </article>
  );
}

type MessageLineProps = Pick<MessageGroupRowProps, 'onRetry' | 'onDiscard'> & { message: ShownMessage };

function MessageLine({ message: { id, text, state }, onRetry, onDiscard }: MessageLineProps) {
  const t = useTranslations('chat');
  return (
    <div className={state === 'sending' ? 'text-ink-3' : ''}>
      <MessageText source={text} />
      {state === 'sending' ? <SendingWords /> : null}
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
