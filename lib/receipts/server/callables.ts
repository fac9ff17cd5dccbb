import 'server-only';
import { deleteRecordCallable } from '@/lib/receipts/server/delete-record';
import { listEarlierSessionsCallable } from '@/lib/receipts/server/list-sessions';
import { readReceiptCallable } from '@/lib/receipts/server/read-receipt';
import { visitRoomCallable } from '@/lib/receipts/server/visit-room';

/** What stays of the sessions of a room. */
export const receiptCallables = [
  listEarlierSessionsCallable,
  readReceiptCallable,
  deleteRecordCallable,
  visitRoomCallable,
];
