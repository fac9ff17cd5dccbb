'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { CopyRoomLink } from '@/app/(shell)/rooms/[roomId]/copy-room-link';
import { DraftedDialogs, OpenDialog, type RoomDialog } from '@/app/(shell)/rooms/[roomId]/room-dialogs';
import { RoomCode } from '@/app/(shell)/rooms/[roomId]/room-code';
import { RoomInvites } from '@/app/(shell)/rooms/[roomId]/room-invites';
import { RoomHead, RoomHistory } from '@/app/(shell)/rooms/[roomId]/room-overview';
import { RoomPeople } from '@/app/(shell)/rooms/[roomId]/room-people';
import { RoomSide } from '@/app/(shell)/rooms/[roomId]/room-side';
import { useRoomDoor } from '@/app/(shell)/rooms/[roomId]/use-room-door';
import { useRoomPage, type RoomPage } from '@/app/(shell)/rooms/[roomId]/use-room-page';
import { useRoomPeople } from '@/app/(shell)/rooms/[roomId]/use-room-people';
import { InviteBlock } from '@/components/invites/invite-block';
import { Door, DoorBar } from '@/components/rooms/door';
import { RoomColumns } from '@/components/rooms/room-columns';
import type { OpenRoomAccess } from '@/components/rooms/use-room-access';
import { useDraftedDialog } from '@/lib/auth/client/use-draft';

type OpenRoomProps = {
  roomId: string;
  open: OpenRoomAccess;
  /** Said above the people while there is no connection. */
  lost: ReactNode;
  /** The reader is giving the room up: it will close under this page. */
  onLeaving: (isLeaving: boolean) => void;
  onLeft: () => void;
};

/** A room's page as its member sees it. */
export function OpenRoom({ roomId, open, lost, onLeaving, onLeft }: OpenRoomProps) {
  const product = useTranslations('common')('productName');
  const page = useRoomPage(roomId, open);
  const { room, mayAdd, isArchived } = page;
  const { door, queue, error: doorError } = useRoomDoor(roomId, open, page.now);
  const people = useRoomPeople(page, queue);
  const adding = useDraftedDialog(`room.${roomId}.person`);
  const inviting = useDraftedDialog(`room.${roomId}.invite`);
  const planning = useDraftedDialog(`room.${roomId}.plan`);
  const [dialog, setDialog] = useState<RoomDialog | null>(null);
  const doorHere = isArchived ? null : <Door {...door} colourOf={people.colourOf} />;

  return (
    <>
      <title>{`${room.name} · ${product}`}</title>
      <RoomColumns side={<RoomSide page={page} door={doorHere} onPlan={planning.open} onOpen={setDialog} />}>
        <RoomHead {...{ page, lost, doorError }} />
        <RoomHistory page={page} isOver={Boolean(door.shut)} />
        {mayAdd ? <BringPeople page={page} onAdd={adding.open} onCreate={inviting.open} /> : null}
        <RoomPeople page={page} state={people} onOpen={setDialog} />
        {mayAdd ? <GivenInvites page={page} creation={inviting} /> : null}
      </RoomColumns>
      {isArchived ? null : <DoorBar {...door} />}
      <DraftedDialogs {...{ page, adding, planning }} />
      {people.banning.dialog}
      {dialog ? (
        <OpenDialog
          {...{ page, dialog, onLeaving, onLeft }}
          onRemove={people.removal.start}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}

type BringPeopleProps = { page: RoomPage; onAdd: () => void; onCreate: () => void };

/** The ways to bring somebody in. */
function BringPeople({ page, onAdd, onCreate }: BringPeopleProps) {
  const { roomId, room, user, offered, closed } = page;
  return (
    <InviteBlock
      link={
        <CopyRoomLink
          room={{ id: roomId, name: room.name }}
          viewerUid={user.uid}
          profile={offered.byLink}
          denied={closed}
        />
      }
      code={<RoomCode roomId={roomId} closed={closed} />}
      {...{ closed, onAdd, onCreate }}
    />
  );
}

type GivenInvitesProps = { page: RoomPage; creation: ReturnType<typeof useDraftedDialog> };

/** The invites that were given out. */
function GivenInvites({ page, creation }: GivenInvitesProps) {
  const { roomId, room, user, members, offered, closed } = page;
  return (
    <RoomInvites
      room={{ id: roomId, name: room.name }}
      viewerUid={user.uid}
      profiles={offered.all}
      defaultProfile={offered.byLink}
      people={members.length}
      {...{ creation, closed }}
    />
  );
}
