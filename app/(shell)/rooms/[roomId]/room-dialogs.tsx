'use client';

import { AddPerson } from '@/app/(shell)/rooms/[roomId]/add-person';
import { AddToGroup } from '@/app/(shell)/rooms/[roomId]/add-to-group';
import { MergeGuest } from '@/app/(shell)/rooms/[roomId]/merge-guest';
import { PlanRoom } from '@/app/(shell)/rooms/[roomId]/plan-room';
import { RemovePerson } from '@/app/(shell)/rooms/[roomId]/remove-person';
import { RoomNotices } from '@/app/(shell)/rooms/[roomId]/room-notices';
import type { RoomPage } from '@/app/(shell)/rooms/[roomId]/use-room-page';
import { LeaveRoom } from '@/app/(shell)/rooms/leave-room';
import type { Why } from '@/lib/audit/reason';
import type { useDraftedDialog } from '@/lib/auth/client/use-draft';
import type { Person } from '@/lib/rooms/members/people';
import type { Member } from '@/lib/rooms/schema';

/** What can be open over a room's page. */
export type RoomDialog =
  | { kind: 'remove'; member: Member }
  | { kind: 'merge'; guest: Person }
  | { kind: 'group'; person: Person }
  | { kind: 'notices' }
  | { kind: 'leave' };

type OpenDialogProps = {
  page: RoomPage;
  dialog: RoomDialog;
  onClose: () => void;
  onRemove: (member: Member & Why) => void;
  /** The reader is giving the room up: it will close under this page. */
  onLeaving: (isLeaving: boolean) => void;
  onLeft: () => void;
};

/** The one dialog that is open. */
export function OpenDialog({ page, dialog, onClose, onRemove, onLeaving, onLeft }: OpenDialogProps) {
  const { roomId, room, user } = page;
  switch (dialog.kind) {
    case 'remove': {
      const { member } = dialog;
      return (
        <RemovePerson {...{ roomId, member, onClose }} onRemove={(why) => onRemove({ ...member, ...why })} />
      );
    }
    case 'merge':
      return <MergeGuest {...{ roomId, onClose }} viewerUid={user.uid} guest={dialog.guest} />;
    case 'group':
      return <AddToGroup {...{ roomId, onClose }} viewerUid={user.uid} person={dialog.person} />;
    case 'notices':
      return <RoomNotices room={{ id: roomId, name: room.name }} uid={user.uid} onClose={onClose} />;
    case 'leave': {
      const left = { roomId, name: room.name, isOwner: room.ownerUid === user.uid };
      return <LeaveRoom room={left} {...{ onClose, onLeaving, onLeft }} />;
    }
  }
}

type DraftedDialogsProps = {
  page: RoomPage;
  adding: ReturnType<typeof useDraftedDialog>;
  planning: ReturnType<typeof useDraftedDialog>;
};

/** The dialogs with a form: one that was open before a reload is open again. */
export function DraftedDialogs({ page, adding, planning }: DraftedDialogsProps) {
  const { roomId, room, user, offered, closed, whyNot } = page;
  return (
    <>
      {adding.isOpen ? (
        <AddPerson
          room={{ id: roomId, name: room.name }}
          host={user}
          profiles={offered.all}
          defaultProfile={offered.byEmail}
          draft={adding.draft}
          onClose={adding.close}
        />
      ) : null}
      {planning.isOpen ? (
        <PlanRoom
          {...{ roomId, room }}
          denied={closed ?? whyNot('room:settings')}
          draft={planning.draft}
          onClose={planning.close}
        />
      ) : null}
    </>
  );
}
