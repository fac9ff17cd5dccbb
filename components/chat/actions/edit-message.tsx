'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { FailureNotice } from '@/components/shell/failure-notice';
import { Button } from '@/components/ui/buttons/button';
import { useKeptText } from '@/lib/auth/client/drafts/use-kept-text';
import { isSendable, isTooLong } from '@/lib/chat/schema';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';

type EditMessageProps = { id: string; text: string; onEnd: () => void };

/** Changes a message in its place. Enter keeps the change, Escape gives it up. */
export function EditMessage({ id, text, onEnd }: EditMessageProps) {
  const t = useTranslations('chat.actions');
  const { actions } = useMessageDesk();
  const kept = useKeptText(`message.${id}.edit`, text);
  const draft = kept.text;
  const end = () => {
    kept.clear();
    onEnd();
  };
  const { state, start } = useAction(async (next: string) => {
    await actions.edit(id, next);
    end();
  });
  const error = useUserError(state.failure);
  const save = () => {
    if (draft.trim() === text) end();
    else if (isSendable(draft)) start(draft.trim());
  };
  const handleKey = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    // Around it an Escape would close the chat.
    event.stopPropagation();
    if (isEnter) save();
    else end();
  };
  return (
    <form
      className="grid gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        aria-label={t('editText')}
        value={draft}
        rows={1}
        // The press on *Edit* was for writing here.
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        className="field-sizing-content max-h-40 w-full resize-none rounded-8 border border-line-strong bg-transparent px-2 py-1.5 text-14 pointer-coarse:text-16"
        onChange={({ target }) => kept.change(target.value)}
        onKeyDown={handleKey}
      />
      {isTooLong(draft) ? (
        <p role="alert" className="text-13 text-poppy">
          {t('tooLong')}
        </p>
      ) : null}
      <FailureNotice error={error} />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size={32} onClick={end}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="edge" size={32} isPending={state.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
