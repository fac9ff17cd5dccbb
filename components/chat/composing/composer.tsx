'use client';

import { clsx } from 'clsx';
import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { AudienceChoice } from '@/components/chat/composing/audience-choice';
import { CellLine } from '@/components/chat/composing/cell-line';
import { MentionList } from '@/components/chat/composing/mention-list';
import { AttachButton, AttachedFiles } from '@/components/chat/files/attached-files';
import type { Attachments } from '@/components/chat/files/use-attachments';
import { ReplyLine } from '@/components/chat/composing/reply-line';
import type { Composed } from '@/components/chat/composing/use-composed';
import { SlowModeLine } from '@/components/chat/composing/slow-mode-line';
import { useMentionOffer } from '@/components/chat/composing/use-mention-offer';
import { useAudienceWords } from '@/components/chat/use-audience-words';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import { MessageText } from '@/components/chat/message-text/message-text';
import { useFileDrop } from '@/components/files/use-file-drop';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { DeniedField } from '@/components/ui/fields/denied-field';
import type { Addressees, Reader } from '@/lib/chat/addressees';
import { isPrivate, type Audience } from '@/lib/chat/audience';
import type { SlowMode } from '@/lib/chat/client/use-slow-mode';
import { writeMentions } from '@/lib/chat/mentions';
import type { MessageExtras } from '@/lib/chat/client/use-chat';
import type { QuotedCell } from '@/lib/chat/quotes/quoted-cell';
import { isSendable, isTooLong } from '@/lib/chat/schema';

type ComposerProps = {
  composed: Composed;
  /** Those who can be mentioned. */
  others: readonly Reader[];
  addressees: Addressees;
  slow: SlowMode;
  denied: { reason: string; way: ReactNode } | null;
  attachments: Attachments;
  /** Why this person shares no files; undefined where they may. */
  fileDenied: string | undefined;
  onSend: (text: string, to: Audience, extras?: MessageExtras) => void;
};

/** Signs with which something is typeset or calculated, so that it is worth a look before it is sent. */
const hasFormula = /\$[^\s$]|^=|\{=/m;

/**
 * Where a message is written; it always says who will read it. Enter sends, Shift and Enter begin a new line; what is
 * typed outlives the panel.
 */
export function Composer(props: ComposerProps) {
  const { composed, others, addressees, slow, denied, attachments, fileDenied, onSend } = props;
  const t = useTranslations('chat');
  const { text, to, replyTo, cell, type } = composed;
  const { nameOf } = useMessageReader();
  const label = useAudienceWords().toWrite(to);
  const field = useFieldOf(replyTo ?? cell);
  const { offer, takeKey, note } = useMentionOffer({ composed, people: others, field });
  const written = writeMentions(text, composed.mentioned).trim();
  const { attached } = attachments;
  const noFile = isPrivate(to) ? t('files.notPrivate') : fileDenied;
  const { handlers } = useFileDrop(noFile === undefined ? attachments.add : undefined);
  const send = () => {
    // The words stand with the first file; without words its name does, or what the quoted cell says.
    const words = written === '' ? (attached[0]?.name ?? cell?.source ?? '') : written;
    if (!isSendable(words) || slow.wait > 0 || (attached.length > 0 && noFile !== undefined)) return;
    onSend(words, to, { replyTo, file: attached[0]?.id, cell });
    for (const { id, name } of attached.slice(1)) onSend(name, to, { file: id });
    composed.clear();
    attachments.clear();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (takeKey(event)) return;
    // While letters are put together, as in Japanese, Enter ends that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  if (denied) {
    return (
      <div className="grid gap-2">
        <DeniedField label={t('write')} value={t('readOnly')} reason={denied.reason} />
        {denied.way}
      </div>
    );
  }
  return (
    <form
      {...handlers}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {hasFormula.test(text) ? (
        <div aria-label={t('preview')} role="group" className="max-h-32 overflow-y-auto text-14">
          <MessageText source={written} />
        </div>
      ) : null}
      {isTooLong(written) ? (
        <p role="alert" className="text-13 text-poppy">
          {t('tooLong')}
        </p>
      ) : null}
      <div
        className={clsx(
          'grid gap-1 rounded-8 border border-line-strong p-1 focus-within:border-orchid focus-within:outline-2 focus-within:outline-orchid',
          isPrivate(to) && 'bg-sunken',
        )}
      >
        <AudienceChoice {...addressees} {...{ to, nameOf }} onChoose={composed.choose} />
        <AttachedFiles {...attachments} />
        {attached.length > 0 && noFile !== undefined ? (
          <p role="alert" className="px-2 text-13 text-poppy">
            {noFile}
          </p>
        ) : null}
        {replyTo === undefined ? null : <ReplyLine id={replyTo} onDrop={composed.dropReply} />}
        {cell === undefined ? null : <CellLine cell={cell} onDrop={() => composed.quote(undefined)} />}
        <MentionList offer={offer} />
        <div className="flex items-end">
          <AttachButton add={attachments.add} deniedReason={noFile} />
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
            isIdle={slow.wait > 0}
            className="m-1"
          />
        </div>
      </div>
      <SlowModeLine slow={slow} />
    </form>
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
