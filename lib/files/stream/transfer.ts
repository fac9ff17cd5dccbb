/** One picture on its way through a call, at its sender or at somebody who receives it; `done` counts bytes. */
type TransferState =
  | { readonly name: 'coming'; readonly done: number }
  /** All of it has come, or has been sent. */
  | { readonly name: 'here'; readonly blob: Blob }
  /** The line broke. The stored file still comes. */
  | { readonly name: 'broken' }
  /** Its sender wants it seen no more. Nothing of it is kept. */
  | { readonly name: 'stopped' };

export type TransferEvent =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'arrived'; readonly blob: Blob }
  | { readonly type: 'broke' }
  | { readonly type: 'stop' };

export type Transfer = {
  /** The uid of its sender, as the media server asserts it. */
  readonly from: string;
  /** The id of the file that its upload makes, and that its message carries. */
  readonly file: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly state: TransferState;
};

type TransferKey = Pick<Transfer, 'from' | 'file'>;

/** How many pictures a page holds that nobody has stored yet: of one sender, and of all. */
export const heldAtMost = { ofOne: 4, ofAll: 24 } as const;

const isSame = (one: TransferKey, other: TransferKey): boolean =>
  one.from === other.from && one.file === other.file;

/** What a transfer is after something has happened to it. Whatever comes after it was stopped came too late. */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState {
  if (event.type === 'stop') return state.name === 'stopped' ? state : { name: 'stopped' };
  if (state.name !== 'coming') return state;
  switch (event.type) {
    case 'progress':
      return { name: 'coming', done: event.done };
    case 'arrived':
      return { name: 'here', blob: event.blob };
    case 'broke':
      return { name: 'broken' };
  }
}

/**
 * The transfers with one more, which begins. One that was stopped is not begun again. The oldest go where there are too
 * many, those of its own sender first: nobody pushes the pictures of another out.
 */
export function beginTransfer(all: readonly Transfer[], begun: Omit<Transfer, 'state'>): readonly Transfer[] {
  if (findTransfer(all, begun.from, begun.file)?.state.name === 'stopped') return all;
  const others = all.filter((one) => !isSame(one, begun));
  const own = others.filter(({ from }) => from === begun.from);
  const spare = new Set(own.slice(0, Math.max(0, own.length + 1 - heldAtMost.ofOne)));
  const kept = others.filter((one) => !spare.has(one));
  return [...kept, { ...begun, state: { name: 'coming', done: 0 } as const }].slice(-heldAtMost.ofAll);
}

/** The transfers after something has happened to one; the same list where that changes nothing. */
export function changeTransfer(
  all: readonly Transfer[],
  key: TransferKey,
  event: TransferEvent,
): readonly Transfer[] {
  const found = findTransfer(all, key.from, key.file);
  if (!found || isTooLittle(found, event)) return all;
  const state = nextTransferState(found.state, event);
  return state === found.state ? all : all.map((one) => (one === found ? { ...one, state } : one));
}

/** Progress is told in twenty steps: a picture comes in hundreds of parts. */
const isTooLittle = ({ state, size }: Transfer, event: TransferEvent): boolean =>
  event.type === 'progress' && state.name === 'coming' && event.done - state.done < size / 20;

/** The transfers without one: its file is stored, or nothing of it may be shown. */
export const endTransfer = (all: readonly Transfer[], key: TransferKey): readonly Transfer[] =>
  all.filter((one) => !isSame(one, key));

/** The picture of a message, by the message's sender and file: nobody sends one into the message of another. */
export const findTransfer = (all: readonly Transfer[], from: string, file: string): Transfer | undefined =>
  all.find((one) => isSame(one, { from, file }));
