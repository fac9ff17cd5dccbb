'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent, Ref } from 'react';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import type { SearchState } from '@/lib/chat/client/create-search';
import type { KeptMessage } from '@/lib/chat/schema';
import { plainText } from '@/lib/chat/text/plain-text';
import { readMessage } from '@/lib/chat/text/read-message';
import { useNow } from '@/lib/core/client/use-now';
import { formatMoment } from '@/lib/core/dates';
import { useUserError } from '@/lib/errors/client/use-user-error';

type SearchResultsProps = {
  state: SearchState;
  ref: Ref<HTMLDivElement>;
  onMore: () => void;
  onShow: (id: string) => void;
  onEscape: () => void;
};

/** What was found, the newest first, and how far back it was looked for. Arrows move, Enter leads to the message. */
export function SearchResults({ state, ref, onMore, onShow, onEscape }: SearchResultsProps) {
  const t = useTranslations('chat.search');
  const { found, isSearching, isComplete, count, back, failure } = state;
  const error = useUserError(failure);
  const now = useNow();
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Escape') onEscape();
    else if (step === 0) return;
    else {
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
      const next = rows.findIndex((row) => row === document.activeElement) + step;
      if (next < 0) onEscape();
      else rows[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('results')}
      className="max-h-[45%] flex-none overflow-y-auto border-b border-line px-2 py-2"
      onKeyDown={handleKey}
    >
      <ul>
        {found.map((message) => (
          <li key={message.id}>
            <Result message={message} now={now} onShow={onShow} />
          </li>
        ))}
      </ul>
      <FailureNotice error={error} />
      <div className="flex flex-wrap items-center justify-between gap-2 px-2 pt-1 text-13 text-ink-2">
        <p role="status">
          {isSearching
            ? t('searching', { count })
            : isComplete
              ? t('all', { found: found.length, count })
              : t('back', { found: found.length, count, at: back === null ? '' : formatMoment(back, now) })}
        </p>
        {isComplete || isSearching ? null : (
          <Button variant="edge" size={32} onClick={onMore}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  );
}

type ResultProps = { message: KeptMessage; now: number; onShow: (id: string) => void };

function Result({ message: { id, name, text, at }, now, onShow }: ResultProps) {
  const { nameOf } = useMessageDesk();
  return (
    <button
      type="button"
      className="overlay grid w-full gap-0.5 rounded-6 px-2 py-1.5 text-left text-13 -outline-offset-2 pointer-coarse:min-h-11"
      onClick={() => onShow(id)}
    >
      <span className="flex gap-2">
        <span className="truncate font-semibold">{name}</span>
        <span className="flex-none text-12 text-ink-3 tabular">{formatMoment(at, now)}</span>
      </span>
      <span className="line-clamp-2 wrap-anywhere">{plainText(readMessage(text), nameOf)}</span>
    </button>
  );
}
