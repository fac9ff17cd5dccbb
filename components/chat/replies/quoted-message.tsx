'use client';

import { useTranslations } from 'next-intl';
import { useQuotes } from '@/components/chat/replies/reply-context';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import { PersonBar } from '@/components/ui/people/person-bar';
import { plainText } from '@/lib/chat/text/plain-text';
import { readMessage } from '@/lib/chat/text/read-message';

/** The message that another one answers, in one line. A press leads to it. */
export function QuotedMessage({ id }: { id: string }) {
  const t = useTranslations('chat.reply');
  const { find, colourOf, lead } = useQuotes();
  const { nameOf } = useMessageReader();
  const message = find(id);
  // It may be older than what this page has, or private to others.
  if (!message) {
    return (
      <button
        type="button"
        className="flex truncate text-13 text-ink-3 hover:text-ink-2 pointer-coarse:min-h-11 pointer-coarse:items-center"
        onClick={() => lead(id)}
      >
        {t('gone')}
      </button>
    );
  }
  const { hue, isCut } = colourOf(message.from);
  return (
    <button
      type="button"
      aria-label={t('lead', { name: message.name })}
      className="flex w-full min-w-0 items-stretch gap-2 rounded-4 text-left text-13 text-ink-2 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:items-center"
      onClick={() => lead(id)}
    >
      <PersonBar hue={hue} isCut={isCut} className="h-4" />
      <span className="truncate">
        <span className="font-semibold text-ink">{message.name}</span>{' '}
        {plainText(readMessage(message.text), nameOf)}
      </span>
    </button>
  );
}
