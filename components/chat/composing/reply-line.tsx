'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { QuotedMessage } from '@/components/chat/replies/quoted-message';

/** What the message that is being written answers, with the way to answer nothing. */
export function ReplyLine({ id, onDrop }: { id: string; onDrop: () => void }) {
  const t = useTranslations('chat.reply');
  return (
    <div className="flex items-center gap-1 pl-2">
      <div className="min-w-0 flex-1">
        <QuotedMessage id={id} />
      </div>
      <IconButton label={t('drop')} icon={<X />} onClick={onDrop} />
    </div>
  );
}
