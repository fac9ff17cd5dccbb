'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateInviteDialog, type InviteChoice } from '@/components/invites/create-invite-dialog';
import { InviteSection } from '@/components/invites/invite-section';
import { LinkDialog } from '@/components/invites/link-dialog';
import { ActionNotice } from '@/components/shell/action-notice';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { FormDraft, useDraftedDialog } from '@/lib/auth/client/use-draft';
import { useAction } from '@/lib/core/client/use-action';
import { useRowActions } from '@/lib/core/client/use-row-actions';
import { useUserError } from '@/lib/errors/client/use-user-error';
import type { InviteList, ListedInvite } from '@/lib/invites/client/invite-list';
import { useInvites } from '@/lib/invites/client/use-invites';
import { invitePath } from '@/lib/invites/invite-state';
import { noteSchema } from '@/lib/invites/schema';

type RoomInvitesProps = {
  room: { id: string; name: string };
  /** Who looks. */
  viewerUid: string;
  /** What people can be invited as. */
  profiles: readonly PersonProfileId[];
  defaultProfile: PersonProfileId;
  /** The dialog that makes one; another part of the page opens it. */
  creation: ReturnType<typeof useDraftedDialog>;
  /** How many belong to the room now. */
  people: number;
  /** Why nobody comes into the room now; undefined when people do. */
  closed: string | undefined;
};

const keyOf = ({ inviteId }: ListedInvite): string => inviteId;
const toLink = (code: string): string => `${location.origin}${invitePath(code)}`;
const linkOf = ({ code }: Pick<ListedInvite, 'code'>): string | null => (code === null ? null : toLink(code));

/** The invites of a room on its page: made, handed over, taken back. */
export function RoomInvites(props: RoomInvitesProps) {
  const { room, viewerUid, profiles, defaultProfile, creation, people, closed } = props;
  const t = useTranslations('invites');
  const { list, state } = useInvites(viewerUid, room.id, { isWanted: true, people });
  const listError = useUserError(state.failure);
  const [shown, setShown] = useState<{ link: string; isNew: boolean } | null>(null);
  const setRevoked =
    (isRevoked: boolean) =>
    ({ inviteId }: ListedInvite, onChecking: () => void) =>
      list.setRevoked(inviteId, isRevoked, onChecking);
  const away = useRowActions({ keyOf, act: setRevoked(true), undo: setRevoked(false) });
  const back = useRowActions({ keyOf, act: setRevoked(false) });
  const show = (invite: ListedInvite) => {
    const link = linkOf(invite);
    if (link !== null) setShown({ link, isNew: false });
  };

  return (
    <>
      <InviteSection
        invites={state.invites}
        linkOf={linkOf}
        closed={closed}
        error={listError}
        away={away}
        back={back}
        onShow={show}
        onCopyFail={show}
      />
      {creation.isOpen ? (
        <CreateInvite
          list={list}
          profiles={profiles}
          defaultProfile={defaultProfile}
          onDone={(code) => {
            creation.close();
            setShown({ link: toLink(code), isNew: true });
          }}
          draft={creation.draft}
          onClose={creation.close}
        />
      ) : null}
      {shown === null ? null : (
        <LinkDialog
          title={t(shown.isNew ? 'create.done' : 'qr.title')}
          link={shown.link}
          roomName={room.name}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

type CreateInviteProps = {
  list: InviteList;
  profiles: readonly PersonProfileId[];
  defaultProfile: PersonProfileId;
  draft: FormDraft;
  onDone: (code: string) => void;
  onClose: () => void;
};

function CreateInvite({ list, profiles, defaultProfile, draft, onDone, onClose }: CreateInviteProps) {
  const t = useTranslations('invites.create');
  const [faults, setFaults] = useState<{ note: true } | null>(null);
  const { state, start } = useAction<InviteChoice>(async (choice, onChecking) => {
    onDone(await list.create(choice, onChecking));
  });
  const error = useUserError(state.failure);

  const handleCreate = (choice: InviteChoice) => {
    const isNoteFine = noteSchema.safeParse(choice.note).success;
    setFaults(isNoteFine ? null : { note: true });
    if (isNoteFine) start(choice);
  };

  return (
    <CreateInviteDialog
      profiles={profiles}
      draft={draft}
      defaultProfile={defaultProfile}
      faults={faults}
      notice={<ActionNotice error={error} checking={state.isChecking ? t('checking') : null} />}
      isPending={state.isPending}
      onCreate={handleCreate}
      onClose={onClose}
    />
  );
}
