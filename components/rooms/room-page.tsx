import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { UnopenedRoom } from '@/components/rooms/unopened-room';
import type { OpenRoomAccess, RoomAccess } from '@/components/rooms/use-room-access';
import { LostNotice } from '@/components/shell/lost-notice';
import { BackLink } from '@/components/ui/buttons/back-link';
import { Notice } from '@/components/ui/notice';

type RoomPageProps = {
  room: RoomAccess;
  title: string;
  /** The title of the browser's tab. */
  titleOf: (room: string) => string;
  line?: string;
  /** What can be done with what the page shows. */
  actions?: ReactNode;
  /** Why the reader may not see the page; said instead of it. */
  denied?: string | undefined;
  /** The reader is giving the room up. */
  isGivenUp?: boolean;
  className?: string;
  children: (open: OpenRoomAccess) => ReactNode;
};

/** A page below a room's own: the way back, its title, and what it shows once the room is open to the reader. */
export function RoomPage({ room, isGivenUp = false, className, ...page }: RoomPageProps) {
  const t = useTranslations('rooms');
  return (
    <div className="frame pb-24">
      <main id="content" className={className}>
        {room.isLost || room.seenAt !== null ? (
          <LostNotice service="firestore" seenAt={room.seenAt}>
            {t('connection.room')}
          </LostNotice>
        ) : null}
        {room.open ? (
          <OpenPage {...page} roomId={room.roomId} open={room.open} />
        ) : (
          <UnopenedRoom {...{ room, isGivenUp }} />
        )}
      </main>
    </div>
  );
}

type OpenPageProps = Pick<RoomPageProps, 'title' | 'titleOf' | 'line' | 'actions' | 'denied' | 'children'> & {
  roomId: string;
  open: OpenRoomAccess;
};

function OpenPage({ roomId, open, title, titleOf, line, actions, denied, children }: OpenPageProps) {
  const t = useTranslations('rooms');
  const product = useTranslations('common')('productName');
  const { name } = open.room;
  return (
    <>
      <title>{`${titleOf(name)} · ${product}`}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-2 pb-8 tablet:pt-6">
        <div className="min-w-0">
          <BackLink href={`/rooms/${roomId}`}>{t('settings.back', { room: name })}</BackLink>
          <h1 className="title mt-2 text-34 tablet:text-40">{title}</h1>
          {line === undefined ? null : <p className="mt-2 max-w-[60ch] text-14 text-ink-2">{line}</p>}
        </div>
        {actions}
      </header>
      {denied === undefined ? children(open) : <Notice tone="info">{denied}</Notice>}
    </>
  );
}
