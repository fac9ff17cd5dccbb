'use client';

import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MentionList } from '@/components/chat/composing/mention-list';
import type { Composed } from '@/components/chat/composing/use-composed';
import { useMentionOffer } from '@/components/chat/composing/use-mention-offer';
import { useAudienceWords } from '@/components/chat/use-audience-words';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { Reader } from '@/lib/chat/addressees';
import type { QuotedCell } from '@/lib/chat/quotes/quoted-cell';

type WritingLineProps = {
  composed: Composed;
  /** Those who can be mentioned. */
  others: readonly Reader[];
  isSlow: boolean;
  send: () => void;
  /** What stands before the field. */
  children: ReactNode;
};

/** The field of a message, with the names that it offers, between what is put beside it and the button that sends. */
export function WritingLine({ composed, others, isSlow, send, children }: WritingLineProps) {
  const t = useTranslations('chat');
  const { text, to, replyTo, cell, type } = composed;
  const label = useAudienceWords().toWrite(to);
  const field = useFieldOf(replyTo ?? cell);
  const { offer, takeKey, note } = useMentionOffer({ composed, people: others, field });
  const handleKey = (event: KeyboardEvent) => {
    if (takeKey(event)) return;
    // While letters are put together, as in Japanese, Enter ends that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      <MentionList offer={offer} />
      <div className="flex items-end">
        {children}
        <textarea
          ref={field}
          data-first-focus
          aria-label={label}
          placeholder={label}
          value={text}
          rows={1}
          className="field-sizing-content max-h-40 min-h-10 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 text-14 outline-none pointer-coarse:py-2 pointer-coarse:text-16"
          aria-autocomplete="list"
          aria-controls={offer?.listId}
          aria-activedescendant={offer?.optionId(offer.active)}
          onChange={(event) => {
            type(event.target.value);
            note();
          }}
          onSelect={note}
          onKeyDown={handleKey}
        />
        <IconButton
          type="submit"
          label={t('send')}
          icon={<SendHorizontal />}
          isIdle={isSlow}
          className="m-1"
        />
      </div>
    </>
  );
}

/** Where one writes. It gets the focus once a message is to be answered, or a cell to be quoted. */
function useFieldOf(carried: string | QuotedCell | undefined) {
  const field = useRef<HTMLTextAreaElement>(null);
  const before = useRef(carried);
  useEffect(() => {
    if (carried !== undefined && carried !== before.current) field.current?.focus();
    before.current = carried;
  }, [carried]);
  return field;
}
