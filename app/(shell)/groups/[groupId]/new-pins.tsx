'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NewPinList } from '@/components/groups/new-pin-list';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/buttons/button';
import { Dialog, DialogActions } from '@/components/ui/overlays/dialog';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { resetPins } from '@/lib/groups/contract';
import type { GroupPerson } from '@/lib/groups/schema';

type NewPinsProps = {
  groupId: string;
  groupName: string;
  /** Those of them who have a card get a new PIN. */
  people: readonly GroupPerson[];
  /** Called when the dialog goes after they were made. */
  onDone: () => void;
  onClose: () => void;
};

type Made = { learners: readonly GroupPerson[]; pins: Readonly<Record<string, string>> };

/** Says what new PINs do, makes them, and shows them. */
export function NewPins({ groupId, groupName, people, onDone, onClose }: NewPinsProps) {
  const t = useTranslations('groups.pin');
  const learners = people.filter(({ card }) => card !== null);
  const who = { name: learners[0]?.name ?? '', count: learners.length };
  const others = people.length - learners.length;
  const left = others > 0 ? t('others', { count: others }) : '';
  const [made, setMade] = useState<Made | null>(null);
  const { state, start } = useAction(async (_: null, onChecking) => {
    const uids = learners.map(({ uid }) => uid);
    const { pins } = await callServer(resetPins, { groupId, uids }, { onChecking });
    setMade({ learners, pins });
  });
  const error = useUserError(state.failure);
  const handleClose = () => {
    if (made) onDone();
    onClose();
  };

  return (
    <Dialog
      title={made ? t('done', who) : t('title', who)}
      description={made ? t('doneLine', who) : [t('line', who), left].filter(Boolean).join(' ')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={handleClose}
    >
      {made ? (
        <NewPinList groupId={groupId} groupName={groupName} {...made} onClose={handleClose} />
      ) : (
        <>
          <ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />
          <DialogActions>
            <Button isPending={state.isPending} onClick={() => start(null)}>
              {t('submit', who)}
            </Button>
            <Button variant="edge" onClick={handleClose}>
              {t('cancel')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
