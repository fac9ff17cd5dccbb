import 'server-only';
import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/lib/core/app-error';
import { inGroups } from '@/lib/core/in-groups';
import { inTime } from '@/lib/core/server/in-time';
import { asDecision, inTurn } from '@/lib/core/server/in-turn';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { runTransaction } from '@/lib/firebase/server/run-transaction';
import { listOccupied } from '@/lib/rooms/server/list-occupied';
import type { PendingEntry } from '@/lib/rooms/server/outbox-gateways';
import { settleEach, settleWaiting } from '@/lib/rooms/server/settle-outbox';
import { lookAfter } from '@/lib/rooms/server/watch-closely';

/** How long a change waits for the Realtime Database until the room is sure to be looked at (ms), should that be away. */
const patience = 2000;

type RoomWrite<Outcome> = (transaction: Transaction, now: number) => Promise<Outcome>;

/**
 * The first half of every command about a room: the transaction that decides. Before it commits the room is made due,
 * so that whatever dies from then on, the next page that looks finishes it. Commands about one room take turns: at
 * once they would only make each other begin anew. `write` is told when it runs (ms), which may be a while after it was
 * asked for.
 */
export const changeInRoom = <Outcome>(roomId: string, write: RoomWrite<Outcome>): Promise<Outcome> =>
  inTurn(`commands in ${roomId}`, () => commitInRoom(roomId, write), asDecision);

async function commitInRoom<Outcome>(roomId: string, write: RoomWrite<Outcome>): Promise<Outcome> {
  const isDue = makeDue(roomId);
  return runTransaction(async (transaction) => {
    const outcome = await write(transaction, Date.now());
    await isDue;
    return outcome;
  });
}

/** Has a room looked at soon. It never throws: a database that is away keeps nobody from deciding. */
export async function makeDue(roomId: string): Promise<void> {
  try {
    await lookAfter(roomId, patience);
  } catch (error) {
    writeLog('room-not-due', { roomId, ...outcomeOf(error) });
  }
}

/** How long a change for all rooms waits until those with people are sure to be looked at (ms): there may be hundreds. */
const patienceForAll = 5000;

/** The same for every room in whose call somebody is. It never throws. */
export async function makeCallsDue(): Promise<void> {
  try {
    await inTime(async () => inGroups(await listOccupied(), (roomId) => lookAfter(roomId)), patienceForAll);
  } catch (error) {
    writeLog('rooms-not-due', outcomeOf(error));
  }
}

/**
 * The second half: it resolves when the Realtime Database and the media server have what was decided. Where nothing was
 * left to decide, an earlier try may have been cut off: then what waits for the room is carried out. Throws
 * `rooms/not-everywhere-yet`, and others go on trying.
 */
export async function finishChange(
  roomId: string,
  pending: PendingEntry | readonly PendingEntry[] | null,
): Promise<void> {
  const entries = pending === null ? [] : [pending].flat();
  await untilEverywhere(roomId, async () => {
    if (entries.length === 0) await settleWaiting(roomId);
    else await settleEach(entries);
  });
}

/** Says of what fails after a commit that it is decided all the same. Throws `rooms/not-everywhere-yet`. */
export async function untilEverywhere(roomId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    writeLog('outbox-left', { roomId, ...outcomeOf(cause) });
    throw new AppError('rooms/not-everywhere-yet', { cause, details: { roomId } });
  }
}
