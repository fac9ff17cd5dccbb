'use client';

import { useTranslations } from 'next-intl';
import { RoomPage } from '@/components/rooms/room-page';
import { useRoomAccess } from '@/components/rooms/use-room-access';
import { SeeAs } from './see-as';

/** A room through the eyes of others, for those who manage its people. */
export function SeeAsScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('permissions.seeAs');
  const access = useRoomAccess(roomId);
  return (
    <RoomPage
      room={access}
      title={t('title')}
      titleOf={(name) => t('titleOf', { room: name })}
      line={t('line')}
      denied={access.open?.whyNot('member:moderate')}
    >
      {({ room, profile }) => <SeeAs {...{ roomId, room }} ownProfile={profile} />}
    </RoomPage>
  );
}
