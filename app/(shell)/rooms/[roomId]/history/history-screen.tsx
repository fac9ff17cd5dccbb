'use client';

import { AuditView } from '@/components/audit/audit-view';
import { useAuditChoice } from '@/components/audit/use-audit-choice';
import { RoomPartPage } from '@/components/rooms/room-part-page';
import { useAuditLog } from '@/lib/audit/client/use-audit-log';
import { listRoomAudit } from '@/lib/audit/contract';
import { callServer } from '@/lib/callables/client/call-server';

/** The part of the log that is about one room, for those who manage its people. */
export function HistoryScreen({ roomId }: { roomId: string }) {
  return (
    <RoomPartPage roomId={roomId} words="audit.history" needs="member:moderate">
      {() => <RoomHistory roomId={roomId} />}
    </RoomPartPage>
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
