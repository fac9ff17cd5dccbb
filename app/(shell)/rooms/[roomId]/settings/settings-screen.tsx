'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ArchiveRoom } from '@/app/(shell)/rooms/[roomId]/settings/archive-room';
import { DeleteRoom } from '@/app/(shell)/rooms/[roomId]/settings/delete-room';
import { EditRoom } from '@/app/(shell)/rooms/[roomId]/settings/edit-room';
import { HandOver } from '@/app/(shell)/rooms/[roomId]/settings/hand-over';
import { RoomPictureSection } from '@/app/(shell)/rooms/[roomId]/settings/room-picture-section';
import { OwnerElsewhere } from '@/app/(shell)/rooms/[roomId]/settings/owner-elsewhere';
import { RoomPage } from '@/components/rooms/room-page';
import { SettingsToRead } from '@/components/rooms/settings/settings-to-read';
import { useRoomAccess, type OpenRoomAccess } from '@/components/rooms/use-room-access';

/** A room's settings, in one calm column. What the reader may not change says why. */
export function SettingsScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('rooms.settings');
  const access = useRoomAccess(roomId);
  // Deleting closes the page's own view of the room before the answer is there.
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <RoomPage
      room={access}
      title={t('title')}
      titleOf={(name) => t('titleOf', { room: name })}
      isGivenUp={isDeleting}
      className="max-w-[640px]"
    >
      {(open) => <Settings {...{ roomId, open }} onDeleting={setIsDeleting} />}
    </RoomPage>
  );
}

type SettingsProps = { roomId: string; open: OpenRoomAccess; onDeleting: (isDeleting: boolean) => void };

function Settings({ roomId, open, onDeleting }: SettingsProps) {
  const { user, room, members, access, whyNot } = open;
  const t = useTranslations('rooms.delete');
  const router = useRouter();
  const settingsDenied = whyNot('room:settings');
  const deletionDenied = whyNot('room:delete');
  // What only a host's role has can be asked of one; where the organisation decided, its own words say so.
  const isByRole = access['room:delete'].decidedBy === 'profile';
  return (
    <>
      {settingsDenied === undefined ? (
        <>
          <EditRoom roomId={roomId} room={room} />
          <RoomPictureSection roomId={roomId} uid={user.uid} room={room} />
        </>
      ) : (
        <SettingsToRead room={room} reason={settingsDenied} />
      )}
      <ArchiveRoom roomId={roomId} isArchived={room.archivedAt !== undefined} denied={settingsDenied} />
      {room.ownerUid === user.uid ? (
        <HandOver roomId={roomId} room={room} members={members} ownUid={user.uid} />
      ) : (
        <OwnerElsewhere owner={members.find(({ uid }) => uid === room.ownerUid)?.name ?? ''} />
      )}
      <DeleteRoom
        roomId={roomId}
        name={room.name}
        others={members.length - 1}
        denied={deletionDenied && isByRole ? t('denied') : deletionDenied}
        onDeleting={onDeleting}
        onDeleted={() => router.replace('/rooms')}
      />
    </>
  );
}
