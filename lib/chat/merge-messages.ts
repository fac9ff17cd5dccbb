import type { Audience } from './audience';
import type { MessageChanges } from './changes/message-changes';
import type { QuotedCell } from './quotes/quoted-cell';
import type { KeptMessage, PendingMessage } from './schema';

/** What is the same of a message on each of its ways. */
type WrittenMessage = {
  readonly id: string;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  readonly to: Audience;
  readonly replyTo?: string;
  readonly file?: string;
  readonly cell?: QuotedCell;
};

/** A message that came by the call before the database had it. */
export type HeardMessage = WrittenMessage & {
  /** The time of the newest kept message when it was heard: it stands after that one. */
  readonly after: number;
};

/** A message as the list shows it. */
export type ShownMessage = WrittenMessage & {
  /** The server's time (ms); null until the database has it. */
  readonly at: number | null;
  readonly state: 'sent' | 'heard' | 'sending' | 'failed';
  /** Its sender has deleted it, and may still take that back. */
  readonly isGoing?: true;
} & MessageChanges;

type Lanes = {
  kept: readonly KeptMessage[];
  heard: readonly HeardMessage[];
  pending: readonly PendingMessage[];
  /** The person on this page. */
  uid: string;
};

/**
 * One list of what came by the database, by the call, and of what this page is sending. Each message stands once, by
 * its id, and what the database says counts. Kept ones are in the order of the server's time. No page's clock counts:
 * a heard one stands after what was kept when it came, and own ones that are not sent yet stand at the end.
 */
export function mergeMessages({ kept, heard, pending, uid }: Lanes): ShownMessage[] {
  const keptIds = new Set(kept.map(({ id }) => id));
  const sent = kept.map((message) => ({ key: message.at, shown: showKept(message) }));
  const early = heard
    .filter(({ id, from }) => !keptIds.has(id) && from !== uid)
    .map((message) => ({
      key: message.after + 0.5,
      shown: { ...toShown(message), at: null, state: 'heard' as const },
    }));
  const inOrder = [...sent, ...early].toSorted(
    (one, other) => one.key - other.key || compare(one.shown.id, other.shown.id),
  );
  const mine = pending
    .filter(({ id }) => !keptIds.has(id))
    .map(({ hasFailed, ...message }): ShownMessage => ({
      ...message,
      ...{ from: uid, at: null },
      state: hasFailed ? 'failed' : 'sending',
    }));
  return [...inOrder.map(({ shown }) => shown), ...mine];
}

const toShown = ({ id, from, name, text, to, replyTo, file, cell }: WrittenMessage) => ({
  ...{ id, from, name, text, to },
  ...(replyTo !== undefined && { replyTo }),
  ...(file !== undefined && { file }),
  ...(cell !== undefined && { cell }),
  state: 'sent' as const,
});

/** The same object for the same message, so that a long list draws only what has changed. */
const shownOf = new WeakMap<KeptMessage, ShownMessage>();

function showKept(message: KeptMessage): ShownMessage {
  const known = shownOf.get(message);
  if (known !== undefined) return known;
  const { readers: _, ...rest } = message;
  const shown: ShownMessage = { ...rest, state: 'sent' };
  shownOf.set(message, shown);
  return shown;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
