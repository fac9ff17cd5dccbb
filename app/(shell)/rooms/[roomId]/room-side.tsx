import type { ReactNode } from 'react';
import type { RoomDialog } from '@/app/(shell)/rooms/[roomId]/room-dialogs';
import type { RoomPage } from '@/app/(shell)/rooms/[roomId]/use-room-page';
import { HostDuties } from '@/components/rooms/host-duties';
import { RoomActions } from '@/components/rooms/room-actions';

type RoomSideProps = {
  page: RoomPage;
  /** The way into the call. */
  door: ReactNode;
  onPlan: () => void;
  onOpen: (dialog: RoomDialog) => void;
};

/** Beside a room's page: the way into its call, and what can be done with the room. */
export function RoomSide({ page, door, onPlan, onOpen }: RoomSideProps) {
  const { roomId, closed, isGuest, mayManage, whyNot } = page;
  const mayNotManage = whyNot('member:moderate');
  const denied = {
    invite: whyNot('member:add'),
    rehearse: mayNotManage,
    history: mayNotManage,
    manage: mayNotManage,
  };
  return (
    <>
      {door}
      <RoomActions
        roomId={roomId}
        isManager={mayManage}
        rehearsalDenied={closed}
        isPlanner={(closed ?? whyNot('room:settings')) === undefined}
        onPlan={onPlan}
        onNotices={isGuest ? undefined : () => onOpen({ kind: 'notices' })}
        onLeave={() => onOpen({ kind: 'leave' })}
        foot={<HostDuties denied={denied} />}
      />
    </>
  );
}
