'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionNotice } from '@/components/shell/action-notice';
import { Button } from '@/components/ui/button';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import { resetPin } from '@/lib/groups/contract';
import type { GroupPerson } from '@/lib/groups/schema';

type NewPinProps = { groupId: string; learner: GroupPerson; onClose: () => void };

/** Says what a new PIN does, makes it, and shows it. */
export function NewPin({ groupId, learner: { uid, name }, onClose }: NewPinProps) {
  const t = useTranslations('groups.pin');
  const [pin, setPin] = useState<string | null>(null);
  const { state, start } = useAction(async (_: null, onChecking) => {
    setPin((await callServer(resetPin, { groupId, uid }, { onChecking })).pin);
  });
  const error = useUserError(state.failure);

  return (
    <Dialog
      title={pin === null ? t('title', { name }) : t('done', { name })}
      {...(pin === null && { description: t('line', { name }) })}
      closeLabel={t('close')}
      isOpen
      onOpenChange={onClose}
    >
      {pin === null ? (
        <ActionNotice error={error} checking={null} />
      ) : (
        <p role="status" className="font-mono text-28 tracking-widest">
          {pin}
        </p>
      )}
      <DialogActions>
        {pin === null ? (
          <Button isPending={state.isPending} onClick={() => start(null)}>
            {t('submit')}
          </Button>
        ) : null}
        <Button variant="edge" onClick={onClose}>
          {pin === null ? t('cancel') : t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
