'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { AudienceChoice } from '@/components/chat/composing/audience-choice';
import { CellLine } from '@/components/chat/composing/cell-line';
import { AttachButton, AttachedFiles } from '@/components/chat/files/attached-files';
import type { Attachments } from '@/components/chat/files/use-attachments';
import { ReplyLine } from '@/components/chat/composing/reply-line';
import type { Composed } from '@/components/chat/composing/use-composed';
import { SlowModeLine } from '@/components/chat/composing/slow-mode-line';
import { useSend, type SendMessage } from '@/components/chat/composing/use-send';
import { WritingLine } from '@/components/chat/composing/writing-line';
import type { ChatDenials } from '@/components/chat/chat-props';
import { useMessageReader } from '@/components/chat/message-text/message-reader';
import { MessageText } from '@/components/chat/message-text/message-text';
import { useFileDrop } from '@/components/files/use-file-drop';
import { DeniedField } from '@/components/ui/fields/denied-field';
import type { Addressees, Reader } from '@/lib/chat/addressees';
import { isPrivate } from '@/lib/chat/audience';
import type { SlowMode } from '@/lib/chat/client/use-slow-mode';
import { writeMentions } from '@/lib/chat/mentions';
import { isTooLong } from '@/lib/chat/schema';

type ComposerProps = {
  composed: Composed;
  /** Those who can be mentioned. */
  others: readonly Reader[];
  addressees: Addressees;
  slow: SlowMode;
  attachments: Attachments;
  denials: ChatDenials;
  onSend: SendMessage;
};

/** Where a message is written, or why this person only reads. */
export function Composer(props: ComposerProps) {
  const { write } = props.denials;
  const t = useTranslations('chat');
  if (write === null) return <OpenComposer {...props} />;
  return (
    <div className="grid gap-2">
      <DeniedField label={t('write')} value={t('readOnly')} reason={write.reason} />
      {write.way}
    </div>
  );
}

/**
 * It always says who will read the message. Enter sends, Shift and Enter begin a new line; what is typed outlives the
 * panel.
 */
function OpenComposer({ composed, others, addressees, slow, attachments, denials, onSend }: ComposerProps) {
  const t = useTranslations('chat');
  const { to, replyTo, cell } = composed;
  const { nameOf } = useMessageReader();
  const written = writeMentions(composed.text, composed.mentioned).trim();
  const noFile = isPrivate(to) ? t('files.notPrivate') : denials.file;
  const isFileRefused = attachments.attached.length > 0 && noFile !== undefined;
  const { handlers } = useFileDrop(noFile === undefined ? attachments.add : undefined);
  const isHeld = slow.wait > 0 || isFileRefused;
  const send = useSend({ composed, attachments, written, isHeld, onSend });
  return (
    <form
      {...handlers}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Preview text={composed.text} written={written} />
      <div
        className={clsx(
          'grid gap-1 rounded-8 border border-line-strong p-1 focus-within:border-orchid focus-within:outline-2 focus-within:outline-orchid',
          isPrivate(to) && 'bg-sunken',
        )}
      >
        <AudienceChoice {...addressees} {...{ to, nameOf }} onChoose={composed.choose} />
        <AttachedFiles {...attachments} />
        {isFileRefused ? (
          <p role="alert" className="px-2 text-13 text-poppy">
            {noFile}
          </p>
        ) : null}
        {replyTo === undefined ? null : <ReplyLine id={replyTo} onDrop={composed.dropReply} />}
        {cell === undefined ? null : <CellLine cell={cell} onDrop={() => composed.quote(undefined)} />}
        <WritingLine {...{ composed, others, send }} isSlow={slow.wait > 0}>
          <AttachButton add={attachments.add} deniedReason={noFile} />
        </WritingLine>
      </div>
      <SlowModeLine slow={slow} />
    </form>
  );
}

/** How a formula will look, and that a text is too long, before it is sent. */
function Preview({ text, written }: { text: string; written: string }) {
  const t = useTranslations('chat');
  return (
    <>
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
    </>
  );
}

/** Signs with which something is typeset or calculated, so that it is worth a look before it is sent. */
const hasFormula = /\$[^\s$]|^=|\{=/m;
