'use client';

import { SendHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { MessageText } from '@/components/chat/message-text/message-text';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { DeniedField } from '@/components/ui/fields/denied-field';
import { useDraft } from '@/lib/auth/client/use-draft';
import { isSendable, isTooLong } from '@/lib/chat/schema';

type ComposerProps = {
  roomId: string;
  denied: { reason: string; way: ReactNode } | null;
  onSend: (text: string) => void;
};

/** Signs with which something is typeset or calculated, so that it is worth a look before it is sent. */
const hasFormula = /\$[^\s$]|^=|\{=/m;

/** Where a message is written. Enter sends, Shift and Enter begin a new line; what is typed outlives the panel. */
export function Composer({ roomId, denied, onSend }: ComposerProps) {
  const t = useTranslations('chat');
  const draft = useDraft(`room.${roomId}.chat`);
  const [text, setText] = useState(() => draft.read()['text'] ?? '');
  const type = (next: string) => {
    setText(next);
    if (next === '') draft.discard();
    else draft.keep({ text: next });
  };
  const send = () => {
    if (!isSendable(text)) return;
    onSend(text.trim());
    type('');
  };
  const handleKey = (event: KeyboardEvent) => {
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
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {hasFormula.test(text) ? (
        <div aria-label={t('preview')} role="group" className="max-h-32 overflow-y-auto text-14">
          <MessageText source={text} />
        </div>
      ) : null}
      {isTooLong(text) ? (
        <p role="alert" className="text-13 text-poppy">
          {t('tooLong')}
        </p>
      ) : null}
      <div className="flex items-end gap-2 rounded-8 border border-line-strong focus-within:border-orchid focus-within:outline-2 focus-within:outline-orchid">
        <textarea
          aria-label={t('write')}
          placeholder={t('placeholder')}
          value={text}
          rows={1}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-3 py-2.5 text-14 outline-none pointer-coarse:text-16"
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton type="submit" label={t('send')} icon={<SendHorizontal />} className="m-1" />
      </div>
    </form>
  );
}
