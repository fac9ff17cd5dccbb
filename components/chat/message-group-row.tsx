import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { MessageLine } from '@/components/chat/message-line';
import { useAudienceWords } from '@/components/chat/use-audience-words';
import { Avatar } from '@/components/ui/people/avatar';
import { PersonBar } from '@/components/ui/people/person-bar';
import type { MessageGroup } from '@/lib/chat/group-messages';
import { formatDate } from '@/lib/core/dates';
import type { PersonColour } from '@/lib/core/person-hue';

type MessageGroupRowProps = {
  group: MessageGroup;
  colour: PersonColour;
  isMine: boolean;
  /** The message to which one comes by Tab, if it is in this group. */
  lastId: string | null;
  /** In a long list it is laid out only near the part in sight. */
  isLazy: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** What one person wrote in a row, under their name and its time. */
export const MessageGroupRow = memo(function MessageGroupRow(props: MessageGroupRowProps) {
  const t = useTranslations('chat');
  const { group, colour, isMine, lastId, isLazy, onRetry, onDiscard } = props;
  const readers = useAudienceWords().ofMessage(group);
  return (
    <article
      aria-label={t('by', { name: group.name })}
      className={clsx(
        // What is laid out later is cut at its edge, so there is room for the ring of the focus.
        'grid grid-cols-[3px_24px_minmax(0,1fr)] gap-x-2',
        // What is private sinks, from edge to edge.
        readers === null ? '-m-1 p-1' : '-mx-4 bg-sunken px-4 py-2',
        isLazy && '[contain-intrinsic-size:auto_80px] [content-visibility:auto]',
      )}
    >
      <PersonBar hue={colour.hue} isCut={colour.isCut} className="h-full" />
      <Avatar name={group.name} hue={colour.hue} uid={group.from} size={24} />
      <div className="grid min-w-0 gap-1">
        {/* With two long names the readers have a line of their own. */}
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-13">
          <span className="min-w-0 truncate font-semibold">{isMine ? t('you') : group.name}</span>
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
          <MessageLine key={message.id} {...{ message, onRetry, onDiscard }} isLast={message.id === lastId} />
        ))}
      </div>
    </article>
  );
}, isSame);

/** Groups are made again with each message; what is in most of them stays the same. */
function isSame(one: MessageGroupRowProps, other: MessageGroupRowProps): boolean {
  const { group, colour, ...rest } = one;
  const { group: otherGroup, colour: otherColour, ...otherRest } = other;
  return (
    colour.hue === otherColour.hue &&
    colour.isCut === otherColour.isCut &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === otherRest[name]) &&
    group.name === otherGroup.name &&
    group.messages.length === otherGroup.messages.length &&
    group.messages.every((message, place) => message === otherGroup.messages[place])
  );
}
