import 'server-only';
import { deleteRecord, listEarlierSessions, readReceipt, visitRoom } from '@/lib/receipts/contract';
import { deleteRecordOf } from '@/lib/receipts/server/delete-record';
import { listEarlierSessionsOf } from '@/lib/receipts/server/list-sessions';
import { readReceiptOf } from '@/lib/receipts/server/read-receipt';
import { visitRoomAs } from '@/lib/receipts/server/visit-room';
import type { Standing } from '@/lib/rooms/server/documents/read-standing';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** Hosts, who manage the people of a room, read about all of them. */
const readerOf = (uid: string, { access }: Pick<Standing, 'access'>) => ({
  uid,
  isWhole: access['member:moderate'].allowed,
});

/** What stays of the sessions of a room. */
export const receiptCallables = [
  roomCallable(listEarlierSessions, 'room:read', ({ caller, input, evidence }) =>
    listEarlierSessionsOf({ ...input, reader: readerOf(caller.uid, evidence) }),
  ),
  roomCallable(readReceipt, 'room:read', async ({ caller, input, evidence }) => ({
    receipt: await readReceiptOf({ ...input, reader: readerOf(caller.uid, evidence) }, Date.now()),
  })),
  roomCallable(deleteRecord, 'member:moderate', async ({ caller, input: { roomId, sessionId } }) => {
    await deleteRecordOf(roomId, sessionId, caller.uid);
    return {};
  }),
  roomCallable(visitRoom, 'room:read', async ({ caller, input }) => ({
    news: await visitRoomAs({ ...input, uid: caller.uid }, Date.now()),
  })),
];
