'use client';

import { RoomPartPage } from '@/components/rooms/room-part-page';
import { SeeAs } from './see-as';

/** A room through the eyes of others, for those who manage its people. */
export function SeeAsScreen({ roomId }: { roomId: string }) {
  return (
    <RoomPartPage roomId={roomId} words="permissions.seeAs" needs="member:moderate">
      {({ room, profile }) => <SeeAs {...{ roomId, room }} ownProfile={profile} />}
    </RoomPartPage>
  );
}
