'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { AddPersonDialog } from '@/components/rooms/add-person-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import type { PersonProfileId } from '@/lib/access/profiles';
import { findEmailFault } from '@/lib/auth/credentials';
import { callServer } from '@/lib/core/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/core/client/use-user-error';
import type { UserError } from '@/lib/core/to-user-error';
import { addMember } from '@/lib/rooms/contract';

type AddPersonProps = { roomId: string; defaultProfile: PersonProfileId; onClose: () => void };

/** Refusals that are about the address and therefore stand at its field. */
const aboutTheAddress = ['rooms/no-such-account', 'rooms/already-member'];

/** The dialog that adds someone. When it worked they stand in the list, so nothing more is said. */
export function AddPerson({ roomId, defaultProfile, onClose }: AddPersonProps) {
  const t = useTranslations('rooms.add');
  const [typing, setTyping] = useState<{ email: string } | null>(null);
  const { state, start, reset } = useAction<{ email: string; profile: PersonProfileId }>(
    async (typed, onChecking) => {
      await callServer(addMember, { roomId, ...typed }, { onChecking });
      onClose();
    },
  );
  const error = useUserError(state.failure);
  const refused = useAddressRefusal(error);

  const handleAdd = (typed: { email: string; profile: PersonProfileId }) => {
    const fault = findEmailFault(typed.email);
    setTyping(fault && { email: t(`faults.${fault}`) });
    if (fault === null) start(typed);
    else reset();
  };

  return (
    <AddPersonDialog
      defaultProfile={defaultProfile}
      faults={typing ?? refused}
      notice={
        <ActionNotice error={refused ? null : error} checking={state.isChecking ? t('checking') : null} />
      }
      isPending={state.isPending}
      onAdd={handleAdd}
      onClose={onClose}
    />
  );
}

/** One object for each refusal, so that focus goes to the field once and not with every render. */
function useAddressRefusal(error: UserError | null): { email: string } | null {
  return useMemo(() => {
    if (error === null || !aboutTheAddress.includes(error.code)) return null;
    return { email: [error.happened, error.next].filter(Boolean).join(' ') };
  }, [error]);
}
