'use client';

import { RoomNoticesDialog } from '@/components/notifications/room-notices-dialog';
import { FailureNotice } from '@/components/shell/failure-notice';
import { watchUser } from '@/lib/account/client/watch-user';
import { readPublicConfig } from '@/lib/core/client/public-config';
import { useWatch } from '@/lib/core/client/use-watch';
import { useUserError } from '@/lib/errors/client/use-user-error';
import { useRoomNotices } from '@/lib/notifications/client/use-room-notices';

type RoomNoticesProps = { room: { id: string; name: string }; uid: string; onClose: () => void };

/** What reaches a member from one room. */
export function RoomNotices({ room, uid, onClose }: RoomNoticesProps) {
  const user = useWatch(watchUser, uid);
  const chosen = useRoomNotices(uid, room.id);
  const error = useUserError(chosen.failure ?? user.failure);
  const account = user.value;
  const choices =
    chosen.choices && account ? { room: chosen.choices, account: account.notices ?? {} } : undefined;
  return (
    <RoomNoticesDialog
      room={room.name}
      choices={choices}
      isPushOffered={readPublicConfig().vapidKey !== null}
      notice={<FailureNotice error={error} className="mb-4" />}
      onChoose={chosen.choose}
      onClose={onClose}
    />
  );
}
