'use client';

import { useTranslations } from 'next-intl';
import { useMessageDesk } from '@/components/chat/actions/message-desk';
import { Button } from '@/components/ui/buttons/button';
import { useUndoTime } from '@/lib/core/client/use-undo-time';

/** In the place of a message that its sender has just deleted. When the time to undo it is over, it goes. */
export function DeletedRow({ id }: { id: string }) {
  const t = useTranslations('chat.actions');
  const { actions } = useMessageDesk();
  const held = useUndoTime(true, () => actions.commitDeletion(id));
  return (
    <div {...held} className="flex items-center justify-between gap-2 py-0.5">
      <p role="status" className="text-13 text-ink-2">
        {t('deleted')}
      </p>
      <Button variant="accent" size={32} autoFocus onClick={() => actions.undoDeletion(id)}>
        {t('undo')}
      </Button>
    </div>
  );
}
