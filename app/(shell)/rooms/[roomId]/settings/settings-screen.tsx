'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ArchiveRoom } from '@/app/(shell)/rooms/[roomId]/settings/archive-room';
import { DeleteRoom } from '@/app/(shell)/rooms/[roomId]/settings/delete-room';
import { EditRoom } from '@/app/(shell)/rooms/[roomId]/settings/edit-room';
import { HandOver } from '@/app/(shell)/rooms/[roomId]/settings/hand-over';
import { OwnerElsewhere } from '@/app/(shell)/rooms/[roomId]/settings/owner-elsewhere';
import { ClosedRoom } from '@/components/rooms/closed-room';
import { RoomSkeleton } from '@/components/rooms/room-skeleton';
import { SettingsToRead } from '@/components/rooms/settings-to-read';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { FailureNotice } from '@/components/shell/failure-notice';
import { LostNotice } from '@/components/shell/lost-notice';
import { BackLink } from '@/components/ui/back-link';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { useRoom } from '@/lib/rooms/client/use-room';
import { accessInRoom } from '@/lib/rooms/room-access';

/** A room's settings, in one calm column. What the reader may not change says why. */
export function SettingsScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('rooms');
  const router = useRouter();
  const user = useSignedInUser();
  const { page, isLost } = useRoom(user?.uid ?? null, roomId);
  const error = useUserError(page.state === 'failed' ? page.failure : null);
  // Deleting closes the page's own view of the room before the answer is there.
  const [isDeleting, setIsDeleting] = useState(false);
  const room = page.state === 'open' ? page.room : null;
  const members = page.state === 'open' ? page.members : [];
  const profile = members.find(({ uid }) => uid === user?.uid)?.profile ?? 'observer';
  const access = accessInRoom(useOrganization(), { profile, settings: room?.settings ?? {} });
  const whyNot = useWhyNot(access);

  const content = () => {
    if (page.state === 'failed') return <FailureNotice error={error} className="mt-6" />;
    if (page.state === 'closed' && user && !isDeleting) {
      return <ClosedRoom user={user} wasMember={page.wasMember} />;
    }
    if (!room || !user) return <RoomSkeleton label={t('room.loading')} />;
    const settingsDenied = whyNot('room:settings');
    const deletionDenied = whyNot('room:delete');
    // What only a host's role has can be asked of one; where the organisation decided, its own words say so.
    const isByRole = access['room:delete'].decidedBy === 'profile';
    return (
      <>
        <title>{t('settings.titleOf', { room: room.name })}</title>
        <header className="pt-2 pb-8 tablet:pt-6">
          <BackLink href={`/rooms/${roomId}`}>{t('settings.back', { room: room.name })}</BackLink>
          <h1 className="title mt-2 text-34 tablet:text-40">{t('settings.title')}</h1>
        </header>
        {settingsDenied === undefined ? (
          <EditRoom roomId={roomId} room={room} />
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
          denied={deletionDenied && isByRole ? t('delete.denied') : deletionDenied}
          onDeleting={setIsDeleting}
          onDeleted={() => router.replace('/rooms')}
        />
      </>
    );
  };

  return (
    <div className="frame pb-24">
      <main id="content" className="max-w-[640px]">
        {isLost ? <LostNotice service="firestore">{t('connection.room')}</LostNotice> : null}
        {content()}
      </main>
    </div>
  );
}
