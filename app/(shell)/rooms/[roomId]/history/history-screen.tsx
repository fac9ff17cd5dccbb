'use client';

import { useTranslations } from 'next-intl';
import { AuditView } from '@/components/audit/audit-view';
import { useAuditChoice } from '@/components/audit/use-audit-choice';
import { RoomPage } from '@/components/rooms/room-page';
import { useRoomAccess } from '@/components/rooms/use-room-access';
import { useAuditLog } from '@/lib/audit/client/use-audit-log';
import { listRoomAudit } from '@/lib/audit/contract';
import { callServer } from '@/lib/callables/client/call-server';

/** The part of the log that is about one room, for those who manage its people. */
export function HistoryScreen({ roomId }: { roomId: string }) {
  const t = useTranslations('audit.history');
  const room = useRoomAccess(roomId);
  return (
    <RoomPage
      room={room}
      title={t('title')}
      titleOf={(name) => t('titleOf', { room: name })}
      line={t('line')}
      denied={room.open?.whyNot('member:moderate')}
    >
      {() => <RoomHistory roomId={roomId} />}
    </RoomPage>
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
