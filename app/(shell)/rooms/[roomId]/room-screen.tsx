'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { OpenRoom } from '@/app/(shell)/rooms/[roomId]/open-room';
import { RoomColumns } from '@/components/rooms/room-columns';
import { UnopenedRoom } from '@/components/rooms/unopened-room';
import { useRoomAccess } from '@/components/rooms/use-room-access';
import { LostNotice } from '@/components/shell/lost-notice';

export function RoomScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('rooms');
  const router = useRouter();
  const room = useRoomAccess(roomId);
  const [isLeaving, setIsLeaving] = useState(false);
  const lost = room.isLost ? <LostNotice service="firestore">{t('connection.room')}</LostNotice> : null;

  if (room.open) {
    return (
      <OpenRoom
        roomId={roomId}
        open={room.open}
        lost={lost}
        onLeaving={setIsLeaving}
        onLeft={() => router.push('/rooms')}
      />
    );
  }
  return (
    <RoomColumns side={null}>
      {room.page.state === 'closed' ? null : lost}
      <UnopenedRoom room={room} isGivenUp={isLeaving} />
    </RoomColumns>
  );
}
