import { useTranslations } from 'next-intl';
import { ClosedRoom } from '@/components/rooms/closed-room';
import { RoomSkeleton } from '@/components/rooms/room-skeleton';
import type { RoomAccess } from '@/components/rooms/use-room-access';
import { FailureNotice } from '@/components/shell/failure-notice';
import { useUserError } from '@/lib/errors/client/use-user-error';

type UnopenedRoomProps = {
  room: Pick<RoomAccess, 'user' | 'page'>;
  /** The reader is giving the room up: that it closes is no news to them. */
  isGivenUp: boolean;
};

/** What stands in a room's place while it is not open to the reader: failed, closed, or not there yet. */
export function UnopenedRoom({ room: { user, page }, isGivenUp }: UnopenedRoomProps) {
  const t = useTranslations('rooms');
  const error = useUserError(page.state === 'failed' ? page.failure : null);
  if (page.state === 'failed') return <FailureNotice error={error} className="mt-6" />;
  if (page.state === 'closed' && user && !isGivenUp) {
    return <ClosedRoom user={user} wasMember={page.wasMember} />;
  }
  return <RoomSkeleton label={t('room.loading')} />;
}
