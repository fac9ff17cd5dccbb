'use client';

import { Copy, Ellipsis, Pencil, Pin, PinOff, Reply, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { reactionGlyphs } from '@/components/chat/actions/reaction-glyphs';
import { useReplies } from '@/components/chat/replies/reply-context';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/overlays/menu';
import { MenuGlyphs } from '@/components/ui/overlays/menu-glyphs';
import { canEdit } from '@/lib/chat/changes/message-changes';
import { reactionKinds } from '@/lib/chat/changes/reactions';
import type { ShownMessage } from '@/lib/chat/merge-messages';
import { copyText } from '@/lib/core/client/copy-text';

type MessageMenuProps = {
  message: ShownMessage & { at: number };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The last message of the list: by Tab one comes to it, and by arrows to the others. */
  isLast: boolean;
  onEdit: () => void;
};

/**
 * What can be done with a message. The button is drawn where the pointer or the focus is. The menu behind it is made
 * only when it opens, because a list has thousands of messages.
 */
export function MessageMenu(props: MessageMenuProps) {
  const t = useTranslations('chat.actions');
  const { message, isOpen, onOpenChange, isLast } = props;
  // It stays then, to give the focus back when it closes.
  const [isUsed, setIsUsed] = useState(false);
  if (isOpen && !isUsed) setIsUsed(true);
  const button = (
    <button
      type="button"
      data-message-menu=""
      aria-label={t('menu', { name: message.name })}
      aria-haspopup="menu"
      tabIndex={isLast || isOpen ? 0 : -1}
      className="paper target press absolute -top-1 right-0 grid size-7 place-items-center rounded-6 border border-line-strong text-ink-2 opacity-0 group-focus-within/line:opacity-100 group-hover/line:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:not-focus-visible:not-aria-expanded:pointer-events-none"
      onClick={isUsed ? undefined : () => onOpenChange(true)}
    >
      <Ellipsis className="size-4" aria-hidden="true" />
    </button>
  );
  if (!isUsed) return button;
  return (
    <Menu isOpen={isOpen} onOpenChange={onOpenChange} trigger={button}>
      <MenuEntries {...props} />
    </Menu>
  );
}

function MenuEntries({ message, onEdit }: MessageMenuProps) {
  const t = useTranslations('chat.actions');
  const { uid, mayWrite, isHost, actions } = useMessageDesk();
  const { answer } = useReplies();
  const { id, from, to, text, pinnedAt, reactions = {} } = message;
  const isMine = from === uid;
  const glyphs = reactionKinds.map((kind) => ({
    value: kind,
    label: t(`kinds.${kind}`),
    icon: reactionGlyphs[kind],
    isOn: reactions[kind]?.includes(uid) ?? false,
  }));
  return (
    <>
      {mayWrite ? (
        <>
          <MenuGlyphs
            label={t('react')}
            glyphs={glyphs}
            onChoose={(kind, isOn) => actions.react(id, kind, isOn)}
          />
          <MenuSeparator />
        </>
      ) : null}
      {answer ? (
        <MenuItem icon={<Reply />} onSelect={() => answer(message)}>
          {t('reply')}
        </MenuItem>
      ) : null}
      {/* Where the clipboard is shut, the text can still be selected. */}
      <MenuItem icon={<Copy />} onSelect={() => void copyText(text).catch(() => undefined)}>
        {t('copy')}
      </MenuItem>
      {isMine && mayWrite ? (
        <MenuItem
          icon={<Pencil />}
          onSelect={onEdit}
          deniedReason={canEdit(message, uid, Date.now()) ? undefined : t('editOver')}
        >
          {t('edit')}
        </MenuItem>
      ) : null}
      {isHost && to === 'everyone' ? (
        <MenuItem
          icon={pinnedAt === undefined ? <Pin /> : <PinOff />}
          onSelect={() => actions.pin(id, pinnedAt === undefined)}
        >
          {pinnedAt === undefined ? t('pin') : t('unpin')}
        </MenuItem>
      ) : null}
      {isMine ? (
        <MenuItem icon={<Trash2 />} tone="poppy" onSelect={() => actions.beginDeletion(id)}>
          {t('delete')}
        </MenuItem>
      ) : null}
      {isHost && !isMine ? (
        <MenuItem icon={<Trash2 />} tone="poppy" hint={t('removeHint')} onSelect={() => actions.remove(id)}>
          {t('remove')}
        </MenuItem>
      ) : null}
    </>
  );
}
