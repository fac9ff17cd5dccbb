import { Reply } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useReplies } from '@/components/chat/replies/reply-context';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { ShownMessage } from '@/lib/chat/merge-messages';

/** Answers a message. With a pointer that hovers it is seen beside the message; it can be reached by keys anyway. */
export function ReplyButton({ message }: { message: ShownMessage }) {
  const t = useTranslations('chat.reply');
  const { answer } = useReplies();
  if (!answer) return null;
  return (
    <IconButton
      label={t('to', { name: message.name })}
      icon={<Reply />}
      onClick={() => answer(message)}
      className="absolute -top-1 right-0 bg-paper pointer-fine:opacity-0 pointer-fine:group-hover/message:opacity-100 pointer-fine:focus-visible:opacity-100"
    />
  );
}
