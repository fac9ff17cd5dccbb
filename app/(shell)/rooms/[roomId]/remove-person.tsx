'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '@/components/audit/reason-dialog';
import type { Why } from '@/lib/audit/reason';
import { useDraft } from '@/lib/auth/client/use-draft';
import type { Member } from '@/lib/rooms/schema';

type RemovePersonProps = {
  roomId: string;
  member: Member;
  /** It goes on in the person's row, which says how, and has the undo. */
  onRemove: (why: Why) => void;
  onClose: () => void;
};

/** Asks before somebody is taken out of the room whether there is anything to say about it. */
export function RemovePerson({ roomId, member: { uid, name }, onRemove, onClose }: RemovePersonProps) {
  const t = useTranslations('rooms.remove');
  const draft = useDraft(`room.${roomId}.remove.${uid}`);
  const close = () => {
    draft.discard();
    onClose();
  };
  return (
    <ReasonDialog
      draft={draft}
      onClose={close}
      title={t('title', { name })}
      description={t('line')}
      submitLabel={t('confirm')}
      submitVariant="poppy"
      cancelLabel={t('cancel')}
      notice={null}
      isPending={false}
      onSubmit={(why) => {
        onRemove(why);
        close();
      }}
    />
  );
}
