'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ClosedRoom } from '@/components/rooms/closed-room';
import { OpenRoom } from '@/app/(shell)/rooms/[roomId]/open-room';
import { RoomColumns } from '@/components/rooms/room-columns';
import { RoomSkeleton } from '@/components/rooms/room-skeleton';
import { FailureNotice } from '@/components/shell/failure-notice';
import { LostNotice } from '@/components/shell/lost-notice';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useRoom } from '@/lib/rooms/client/use-room';

export function RoomScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('rooms');
  const router = useRouter();
  const user = useSignedInUser();
  const [isLeaving, setIsLeaving] = useState(false);
  const { page, isLost } = useRoom(user?.uid ?? null, roomId);
  const error = useUserError(page.state === 'failed' ? page.failure : null);
  const lost = isLost ? <LostNotice service="firestore">{t('connection.room')}</LostNotice> : null;

  if (user !== null && page.state === 'open') {
    return (
      <OpenRoom
        roomId={roomId}
        user={user}
        page={page}
        lost={lost}
        onLeaving={setIsLeaving}
        onLeft={() => router.push('/rooms')}
      />
    );
  }
  if (user !== null && page.state === 'closed' && !isLeaving) {
    return (
      <RoomColumns side={null}>
        <ClosedRoom user={user} wasMember={page.wasMember} />
      </RoomColumns>
    );
  }
  return (
    <RoomColumns side={null}>
      {lost}
      {page.state === 'failed' ? (
        <FailureNotice error={error} className="mt-6" />
      ) : (
        <RoomSkeleton label={t('room.loading')} />
      )}
    </RoomColumns>
  );
}
