'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { InvitedDialog } from '@/components/invites/invited-dialog';
import { AddPersonDialog } from '@/components/rooms/people/add-person-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { FormDraft } from '@/lib/auth/client/use-draft';
import { findEmailFault } from '@/lib/auth/credentials';
import { callServer } from '@/lib/callables/client/call-server';
import { useAction } from '@/lib/core/client/use-action';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { UserError } from '@/lib/errors/to-user-error';
import { inviteListOf } from '@/lib/invites/client/invite-list';
import { inviteByEmail } from '@/lib/invites/contract';
import { invitePath } from '@/lib/invites/invite-state';
import type { MailOutcome } from '@/lib/invites/schema';
import { useDecided } from '@/lib/rooms/client/use-decided';

type AddPersonProps = {
  room: { id: string; name: string };
  /** Who adds; the message to somebody without an account names them. */
  host: { uid: string; name: string };
  profiles: readonly PersonProfileId[];
  defaultProfile: PersonProfileId;
  draft: FormDraft;
  onClose: () => void;
};

type Wish = { email: string; profile: PersonProfileId };
type Invited = { email: string; link: string; mail: MailOutcome };

/** Refusals that are about the address and therefore stand at its field. */
const aboutTheAddress = ['rooms/already-member'];

/**
 * The dialog that adds someone. Who has an account stands in the list then, so nothing more is said; for an
 * address without one it says what became of the invite.
 */
export function AddPerson(props: AddPersonProps) {
  const { room, host, draft, onClose } = props;
  const t = useTranslations('rooms.add');
  const mail = useTranslations('invites.mail');
  const [invited, setInvited] = useState<Invited | null>(null);
  const [typing, setTyping] = useState<{ email: string } | null>(null);
  const action = useDecided(
    (typed: Wish, onChecking) => callServer(inviteByEmail, { roomId: room.id, ...typed }, { onChecking }),
    (typed, added) => {
      if (added === undefined || added.outcome === 'added') onClose();
      else {
        draft.discard();
        const link = `${location.origin}${invitePath(added.code)}`;
        setInvited({ email: typed.email, link, mail: added.mail });
        void inviteListOf(host.uid, room.id).load();
      }
    },
  );
  const { state, start, reset } = useAction(action.act);
  const error = useUserError(state.failure);
  const refused = useAddressRefusal(error);

  const handleAdd = (typed: Wish) => {
    const fault = findEmailFault(typed.email);
    setTyping(fault && { email: t(`faults.${fault}`) });
    if (fault === null) start(typed);
    else reset();
  };

  if (invited) {
    const message = mail('text', { host: host.name, room: room.name, link: invited.link });
    return <InvitedDialog {...invited} message={message} onClose={onClose} />;
  }
  return (
    <AddPersonDialog
      profiles={props.profiles}
      defaultProfile={props.defaultProfile}
      draft={draft}
      faults={typing ?? refused}
      notice={
        <ActionNotice
          error={refused ? null : error}
          checking={state.isChecking ? t('checking') : null}
          onEverywhere={action.onEverywhere}
        />
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
