'use client';

import { useTranslations } from 'next-intl';
import { AuditView } from '@/components/audit/audit-view';
import { useAuditChoice } from '@/components/audit/use-audit-choice';
import { ClosedRoom } from '@/components/rooms/closed-room';
import { RoomSkeleton } from '@/components/rooms/room-skeleton';
import { useWhyNot } from '@/components/rooms/use-why-not';
import { FailureNotice } from '@/components/shell/failure-notice';
import { BackLink } from '@/components/ui/back-link';
import { Notice } from '@/components/ui/notice';
import { useAuditLog } from '@/lib/audit/client/use-audit-log';
import { listRoomAudit } from '@/lib/audit/contract';
import { useSignedInUser } from '@/lib/auth/client/use-signed-in-user';
import { callServer } from '@/lib/core/client/call-server';
import { useUserError } from '@/lib/core/client/use-user-error';
import { useOrganization } from '@/lib/organization/client/use-organization';
import { useRoom } from '@/lib/rooms/client/use-room';
import { accessInRoom } from '@/lib/rooms/room-access';

/** The part of the log that is about one room, for those who manage its people. */
export function HistoryScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('audit');
  const rooms = useTranslations('rooms');
  const user = useSignedInUser();
  const { page } = useRoom(user?.uid ?? null, roomId);
  const room = page.state === 'open' ? page.room : null;
  const members = page.state === 'open' ? page.members : [];
  const profile = members.find(({ uid }) => uid === user?.uid)?.profile ?? 'observer';
  const organization = useOrganization();
  const denied = useWhyNot(accessInRoom(organization, { profile, settings: room?.settings ?? {} }))(
    'member:moderate',
  );
  const roomError = useUserError(page.state === 'failed' ? page.failure : null);

  const content = () => {
    if (page.state === 'failed') return <FailureNotice error={roomError} className="mt-6" />;
    if (page.state === 'closed' && user) return <ClosedRoom user={user} wasMember={page.wasMember} />;
    if (!room || !user) return <RoomSkeleton label={rooms('room.loading')} />;
    return (
      <>
        <title>{t('history.titleOf', { room: room.name })}</title>
        <header className="pt-2 pb-6 tablet:pt-6">
          <BackLink href={`/rooms/${roomId}`}>{rooms('settings.back', { room: room.name })}</BackLink>
          <h1 className="title mt-2 text-34 tablet:text-40">{t('history.title')}</h1>
          <p className="mt-2 max-w-[60ch] text-14 text-ink-2">{t('history.line')}</p>
        </header>
        {denied === undefined ? <RoomHistory roomId={roomId} /> : <Notice tone="info">{denied}</Notice>}
      </>
    );
  };

  return (
    <div className="frame pb-24">
      <main id="content">{content()}</main>
    </div>
  );
}

function RoomHistory({ roomId }: { roomId: string }) {
  const { choice, filter, change, reset } = useAuditChoice('any');
  const log = useAuditLog(
    (asked, cursor) => callServer(listRoomAudit, { roomId, filter: asked, cursor }),
    filter,
  );
  return <AuditView {...{ log, choice }} onChange={change} onReset={reset} showsRoom={false} />;
}
