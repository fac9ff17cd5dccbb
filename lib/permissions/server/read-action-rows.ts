import 'server-only';
import type { AccessInput } from '@/lib/access/resolve-access';
import type { AuditRow } from '@/lib/audit/schema';
import { findLastRow, readRoomRows } from '@/lib/audit/server/read-room-rows';
import { areTraced } from '@/lib/permissions/actions';
import type { Session } from '@/lib/rooms/schema';

type Now = {
  roomId: string;
  uid: string | null;
  /** The session that runs, whose state began with it: nothing that was set before holds. */
  session: Pick<Session, 'live' | 'preparedAt'> | null;
  exceptions: AccessInput['exception'];
};

/** The rows that say who has set what holds now, newest first, however many of other actions have come since. */
export async function readActionRows({ roomId, uid, session, exceptions }: Now): Promise<AuditRow[]> {
  const lent = uid === null ? [] : Object.keys(exceptions);
  const [set, ...lendings] = await Promise.all([
    session
      ? readRoomRows({ roomId, action: 'shield-changed', since: session.preparedAt }, (rows) =>
          areTraced(rows, session.live),
        )
      : [],
    ...lent.map((capability) =>
      findLastRow({ roomId, action: 'exception-set', subjectUid: uid ?? '', capability }),
    ),
  ]);
  return [...set, ...lendings.filter((row) => row !== null)];
}
