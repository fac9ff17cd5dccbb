'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { OpenRoom } from '@/app/(shell)/rooms/[roomId]/open-room';
import { RoomGlance } from '@/components/glance/room-glance';
import { RoomColumns } from '@/components/rooms/room-columns';
import { UnopenedRoom } from '@/components/rooms/unopened-room';
import { useRoomAccess } from '@/components/rooms/use-room-access';
import { LostNotice } from '@/components/shell/lost-notice';
import { useNow } from '@/lib/core/client/use-now';
import { useGlance } from '@/lib/glance/client/use-glance';

export function RoomScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('rooms');
  const router = useRouter();
  const room = useRoomAccess(roomId);
  const now = useNow();
  const [isLeaving, setIsLeaving] = useState(false);
  const { open, page, isLost, seenAt } = room;
  const isUnread = isLost && page.state === 'loading';
  const isInsideUnread = open !== null && open.isInsideLost && !isLost;
  const glance = useGlance(isUnread || isInsideUnread ? roomId : null);
  const lost =
    isLost || seenAt !== null ? (
      <LostNotice service="firestore" seenAt={seenAt}>
        {t(isUnread && glance ? 'glance.line' : 'connection.room')}
      </LostNotice>
    ) : null;

  if (open) {
    const known = isInsideUnread && glance?.inside ? glance.inside : null;
    return (
      <OpenRoom
        roomId={roomId}
        open={known ? { ...open, inside: known, isInsideLost: false } : open}
        lost={known ? <LostNotice service="database">{t('glance.inside')}</LostNotice> : lost}
        onLeaving={setIsLeaving}
        onLeft={() => router.push('/rooms')}
      />
    );
  }
  return (
    <RoomColumns side={null}>
      {page.state === 'closed' ? null : lost}
      {isUnread && glance ? (
        <RoomGlance glance={glance} now={now} />
      ) : (
        <UnopenedRoom room={room} isGivenUp={isLeaving} />
      )}
    </RoomColumns>
  );
}
