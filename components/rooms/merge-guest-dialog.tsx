import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';

type MergeGuestDialogProps = {
  guestName: string;
  /** Null until they are there. */
  learners: readonly { uid: string; name: string; groupName: string }[] | null;
  /** Empty while nobody is chosen. */
  learnerUid: string;
  fault: string | undefined;
  notice: ReactNode;
  isPending: boolean;
  onChoose: (uid: string) => void;
  onMerge: () => void;
  onClose: () => void;
};

/** Who of the reader's learners a guest is, and what saying so does. */
export function MergeGuestDialog(props: MergeGuestDialogProps) {
  const { guestName, learners, learnerUid, fault, notice, isPending, onChoose, onMerge, onClose } = props;
  const t = useTranslations('rooms.merge');
  const hasNone = learners?.length === 0;
  return (
    <Dialog
      title={t('title', { name: guestName })}
      description={hasNone ? t('none') : t('line', { name: guestName })}
      closeLabel={t('cancel')}
      isOpen
      onOpenChange={onClose}
    >
      <div className="grid gap-4">
        {learners === null ? (
          <div role="status" aria-label={t('loading')}>
            <Skeleton className="h-10 w-full" />
          </div>
        ) : hasNone ? null : (
          <SelectField
            autoFocus
            label={t('learner')}
            value={learnerUid}
            onValueChange={onChoose}
            placeholder={t('choose')}
            error={fault}
            options={learners.map(({ uid, name, groupName }) => ({
              value: uid,
              label: name,
              description: groupName,
            }))}
          />
        )}
        {notice}
      </div>
      <DialogActions>
        {hasNone ? (
          <ButtonLink href="/groups">{t('toGroups')}</ButtonLink>
        ) : (
          <Button isPending={isPending || learners === null} onClick={onMerge}>
            {t('submit')}
          </Button>
        )}
        <Button variant="edge" onClick={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
