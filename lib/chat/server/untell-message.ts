import 'server-only';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { outcomeOf, writeLog } from '@/lib/core/server/log';
import { runLater } from '@/lib/notifications/server/run-later';
import {
  messageReference,
  messagesOf,
  parseMessage,
  type StoredMessage,
} from '@/lib/chat/server/message-store';
import { listMentioned } from '@/lib/chat/text/mention-rule';
import { takeBack } from '@/lib/notifications/server/take-back';
import { membersOf } from '@/lib/rooms/server/documents/room-references';

type Place = { roomId: string; messageId: string };
type Told = Pick<StoredMessage, 'readers' | 'text'>;

/** The id of the notice of one message, for those whom it concerns by name. */
export const noticeOfMessage = ({ roomId, messageId }: Place): string => `message-${roomId}-${messageId}`;
/** The id of the notice of all messages of a room. */
export const noticeOfMessages = (roomId: string): string => `messages-${roomId}`;

/** The people whom a message concerns by name: its readers, or those whom it mentions. */
export const concernedBy = ({ readers, text }: Told): readonly string[] => readers ?? listMentioned(text);

/** Takes back what was told of a message that is deleted or removed, after the answer to the request. */
export function untellLater(place: Place, message: Told): void {
  later(place, () => untell(place, message));
}

/** The same for those whom a changed message mentions no more. */
export function untellMentions(place: Place, uids: readonly string[]): void {
  if (uids.length > 0) later(place, () => takeBack({ id: noticeOfMessage(place), uids }, Date.now()));
}

/** The same where a message went while it was being told. */
export async function untellIfGone(place: Place, message: Told): Promise<void> {
  const found = parseMessage((await messageReference(place.roomId, place.messageId).get()).data());
  if (found === null || found.removedBy !== undefined) await untell(place, message);
}

/** A notice that stands for several messages goes with the last of them. */
export async function untell(place: Place, message: Told): Promise<void> {
  const now = Date.now();
  await takeBack({ id: noticeOfMessage(place), uids: concernedBy(message) }, now);
  if (message.readers) return;
  const members = await membersOf(place.roomId).get();
  const isOver = async (transaction: Transaction, uid: string, { at }: { at: number }) =>
    !(await isAnyLeft(transaction, { roomId: place.roomId, uid, since: at }));
  await takeBack({ id: noticeOfMessages(place.roomId), uids: members.docs.map(({ id }) => id), isOver }, now);
}

const later = ({ roomId }: Place, work: () => Promise<void>): void =>
  runLater(work, (thrown) => writeLog('notices-not-taken-back', { room: roomId, ...outcomeOf(thrown) }));

/** As many as one question reads: one of them is nearly always enough. */
const step = 20;

/** Whether somebody else has written for everyone since then, and not about this person alone. */
async function isAnyLeft(
  transaction: Transaction,
  { roomId, uid, since }: { roomId: string; uid: string; since: number },
): Promise<boolean> {
  let question = messagesOf(roomId)
    .where('to', '==', 'everyone')
    .where('at', '>=', Timestamp.fromMillis(since))
    .orderBy('at', 'desc')
    .limit(step);
  for (;;) {
    const { docs } = await transaction.get(question);
    const isTold = docs.map((one) => parseMessage(one.data())).some((message) => isToldTo(message, uid));
    const last = docs.at(-1);
    if (isTold || docs.length < step || last === undefined) return isTold;
    question = question.startAfter(last);
  }
}

const isToldTo = (message: StoredMessage | null, uid: string): boolean =>
  message !== null &&
  message.from !== uid &&
  message.removedBy === undefined &&
  !listMentioned(message.text).includes(uid);
