'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GuestNotice } from '@/app/(shell)/guest-notice';
import { ArchivedNotice } from '@/app/(shell)/rooms/[roomId]/archived-notice';
import { RoomOffer } from '@/app/(shell)/rooms/[roomId]/room-offer';
import type { RoomPage } from '@/app/(shell)/rooms/[roomId]/use-room-page';
import { EarlierSessions } from '@/components/receipts/earlier-sessions';
import { SinceLastVisit } from '@/components/receipts/since-last-visit';
import { ClockNotice } from '@/components/rooms/clock-notice';
import { RoomHeader } from '@/components/rooms/room-header';
import { RoomPicture } from '@/components/rooms/room-picture';
import { FailureNotice } from '@/components/shell/failure-notice';
import { lazyPart } from '@/components/shell/lazy-part';
import { LostNotice } from '@/components/shell/lost-notice';
import { RoomSheetsSection } from '@/components/worksheet/own/room-sheets-section';
import { readMarkOf } from '@/lib/chat/client/read-mark';
import type { UserError } from '@/lib/errors/to-user-error';
import { useRoomNews } from '@/lib/receipts/client/use-room-news';
import { useRoomSheets } from '@/lib/worksheet/client/own/use-room-sheets';

/** Most rooms have no pages, and none is waited for. */
const HandoutsSection = lazyPart(
  async () => (await import('@/components/class/wall/handouts-section')).HandoutsSection,
  { quiet: true },
);
const PagesSection = lazyPart(
  async () => (await import('@/components/class/page/pages-section')).PagesSection,
  { quiet: true },
);

type RoomHeadProps = {
  page: RoomPage;
  /** Said while there is no connection. */
  lost: ReactNode;
  /** Why an answer at the door has failed. */
  doorError: UserError | null;
};

/** The name of the room, and what its reader must know before all else. */
export function RoomHead({ page, lost, doorError }: RoomHeadProps) {
  const { roomId, room, members, user, profile, isArchived, isGuest, isInsideLost, whyNot } = page;
  const t = useTranslations('rooms.connection');
  const lostLine = lost ?? (isInsideLost ? <LostNotice service="database">{t('inside')}</LostNotice> : null);
  return (
    <>
      <RoomHeader
        {...{ profile }}
        name={room.name}
        preset={room.preset}
        plan={room.plan}
        picture={<RoomPicture {...{ roomId, ...room }} className="size-14 tablet:size-16" />}
      />
      {lostLine ? <div className="mt-6">{lostLine}</div> : null}
      <FailureNotice error={doorError} className="mt-6" />
      <ClockNotice className="mt-6" />
      {isArchived ? <ArchivedNotice roomId={roomId} denied={whyNot('room:settings')} /> : null}
      <GuestNotice isGuest={isGuest} className="mt-6" />
      <RoomOffer {...{ roomId, room, members }} ownUid={user.uid} />
    </>
  );
}

type RoomHistoryProps = {
  page: RoomPage;
  /** The session was ended for everyone. */
  isOver: boolean;
};

/** What happened in the room: since the reader's last visit, in its sessions and on its worksheets. */
export function RoomHistory({ page, isOver }: RoomHistoryProps) {
  const { roomId, room, user, inside, now, access } = page;
  const hasPages = access['worksheet:own'].allowed && !access['class:run'].allowed;
  const sheets = useRoomSheets(roomId, room.name);
  const news = useRoomNews(roomId, readMarkOf(user.uid, roomId));
  const earlier = <EarlierSessions {...{ roomId, now }} inside={inside?.length ?? 0} />;
  return (
    <>
      <SinceLastVisit {...{ roomId, news, now }} sheets={sheets ?? []} />
      {/* After the end a learner first looks for what stays of it. */}
      {isOver ? earlier : null}
      {hasPages ? <PagesSection {...{ roomId, now }} uid={user.uid} /> : null}
      {access['class:run'].allowed ? <HandoutsSection {...{ roomId, now }} /> : null}
      {sheets === null ? null : <RoomSheetsSection sheets={sheets} now={now} />}
      {isOver ? null : earlier}
    </>
  );
}
