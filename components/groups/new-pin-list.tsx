'use client';

import { Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PinList } from '@/components/groups/pin-list';
import { PinTable } from '@/components/groups/pin-table';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { DialogActions } from '@/components/ui/overlays/dialog';
import { PrintOnly } from '@/components/ui/print-only';
import { cardsPath } from '@/lib/groups/card-choice';
import type { GroupPerson } from '@/lib/groups/schema';

type NewPinListProps = {
  groupId: string;
  groupName: string;
  learners: readonly GroupPerson[];
  pins: Readonly<Record<string, string>>;
  onClose: () => void;
};

/** In a dialog, the PINs that were just made: one large, several as a list that can be printed. */
export function NewPinList({ groupId, groupName, learners, pins, onClose }: NewPinListProps) {
  const t = useTranslations('groups.pin');
  const [first] = learners;
  const active = learners.filter(({ card }) => card === 'active').map(({ uid }) => uid);
  const close = (
    <Button variant="edge" onClick={onClose}>
      {t('close')}
    </Button>
  );
  if (first && learners.length === 1) {
    return (
      <>
        <p role="status" className="font-mono text-28 tracking-widest">
          {pins[first.uid]}
        </p>
        <DialogActions>{close}</DialogActions>
      </>
    );
  }
  return (
    <>
      <PinTable learners={learners} pins={pins} />
      <DialogActions>
        <Button icon={<Printer />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {active.length > 0 ? (
          <ButtonLink variant="edge" href={cardsPath(groupId, active)}>
            {t('cards')}
          </ButtonLink>
        ) : null}
        {close}
      </DialogActions>
      <PrintOnly>
        <PinList groupName={groupName} learners={learners} pins={pins} />
      </PrintOnly>
    </>
  );
}
