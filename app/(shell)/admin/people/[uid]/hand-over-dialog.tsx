'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAdminAction } from '@/app/(shell)/admin/recent-sign-in';
import { ReasonField } from '@/components/audit/reason-field';
import { ActionNotice } from '@/components/shell/action-notice';
import { FormDialog } from '@/components/ui/overlays/form-dialog';
import { TextField } from '@/components/ui/fields/text-field';
import type { OwnedThing } from '@/lib/admin/owned-things';
import { useKeptReason } from '@/lib/audit/client/use-kept-reason';
import { useDraft } from '@/lib/auth/client/use-draft';
import { emailSchema } from '@/lib/auth/schema';
import { callServer } from '@/lib/callables/client/call-server';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { giveGroup } from '@/lib/groups/contract';
import { useDecided } from '@/lib/rooms/client/use-decided';
import { giveRoom } from '@/lib/rooms/contract';

type HandOverDialogProps = {
  owner: { uid: string; name: string };
  thing: OwnedThing;
  onClose: () => void;
  onDone: (said: string) => void;
};

/** Gives a room or a group of somebody to the account whose address is typed. */
export function HandOverDialog({ owner, thing, onClose, onDone }: HandOverDialogProps) {
  const t = useTranslations('admin');
  const { kind, id, name } = thing;
  const form = `person.${owner.uid}.give.${kind}.${id}`;
  const draft = useDraft(form);
  const line = useKeptReason(`${form}.reason`);
  const [faults, setFaults] = useState<object | null>(null);
  const close = () => {
    draft.discard();
    line.clear();
    onClose();
  };
  const action = useDecided(
    async (email: string, onChecking) => {
      const gift = { uid: owner.uid, email, ...line.why };
      return kind === 'room'
        ? await callServer(giveRoom, { roomId: id, ...gift }, { onChecking })
        : await callServer(giveGroup, { groupId: id, ...gift }, { onChecking });
    },
    (email, newOwner) => {
      close();
      onDone(t('person.owned.given', { name, newOwner: newOwner?.name ?? email }));
    },
  );
  const { state, start } = useAdminAction(action.act);
  const error = useUserError(state.failure);
  const handleSubmit = (typed: string) => {
    const { success, data } = emailSchema.safeParse(typed);
    setFaults(success ? null : {});
    if (success && line.why) start(data);
  };

  return (
    <FormDialog
      title={t('person.owned.handOverTitle', { name })}
      description={
        <>
          <p>
            {kind === 'room'
              ? t('person.owned.handOverRoom', { owner: owner.name })
              : t('person.owned.handOverGroup')}
          </p>
          <p className="mt-2">{t('person.owned.notAsked')}</p>
        </>
      }
      submitLabel={t('person.owned.handOverSubmit')}
      cancelLabel={t('cancel')}
      draft={draft}
      faults={faults}
      notice={
        <ActionNotice
          error={error}
          checking={state.isChecking ? t('checking') : null}
          onEverywhere={action.onEverywhere}
        />
      }
      isPending={state.isPending}
      onSubmit={(typed) => handleSubmit(typed('email'))}
      onClose={() => (state.isPending ? undefined : close())}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        required
        label={t('person.owned.email')}
        error={faults ? t('person.owned.emailFault') : undefined}
      />
      <ReasonField line={line} readBy={kind === 'room' ? 'hosts' : 'administrators'} />
    </FormDialog>
  );
}
