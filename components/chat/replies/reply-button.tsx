import { Reply } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useReplies } from '@/components/chat/replies/reply-context';
import type { ShownMessage } from '@/lib/chat/merge-messages';

/** Answers a message. It is seen where a pointer hovers; for keys and fingers the message's menu has the same. */
export function ReplyButton({ message }: { message: ShownMessage }) {
  const t = useTranslations('chat.reply');
  const { answer } = useReplies();
  if (!answer) return null;
  const label = t('to', { name: message.name });
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      className="paper target press absolute -top-1 right-8 grid size-7 place-items-center rounded-6 border border-line-strong text-ink-2 opacity-0 group-focus-within/line:opacity-100 group-hover/line:opacity-100 pointer-coarse:hidden"
      onClick={() => answer(message)}
    >
      <Reply className="size-4" aria-hidden="true" />
    </button>
  );
}
