import type { ErrorDevice } from '@/lib/errors/error-context';
import type { Sendable } from '../../rights/publish-rights';

/**
 * Something that the free zone of the control bar shows for a few seconds: words of `call.notice`, or an error.
 */
export type RoomNotice =
  | { type: 'device-gone'; kind: 'camera' | 'microphone' | 'speaker' }
  | { type: 'device-switched'; device: string }
  /** The browser asks whether the page may use a device, and has had no answer. */
  | { type: 'unanswered'; kind: 'camera' | 'microphone' }
  | { type: 'back' }
  | { type: 'copied' }
  /** What the person has done for everyone, with an undo while it is shown. */
  | { type: 'done'; words: string; undo?: () => void }
  /** A recorder or an agent is in the call. */
  | { type: 'service'; kind: 'recorder' | 'agent'; words: string }
  /** Somebody else has decided what the person may send. */
  | { type: 'muted' }
  | { type: 'stopped'; reason: string }
  /** Why the person's own press does nothing. */
  | { type: 'denied'; reason: string }
  /** What somebody has done about this person; `resume` goes on, if that is possible. */
  | { type: 'told'; words: string; hasStopped?: true; resume?: () => void }
  | { type: 'allowed-again'; kinds: readonly Sendable[]; resume: () => void }
  /** What the person had asked for, with a way to begin at once. */
  | { type: 'allowed'; kind: Sendable; start: () => void }
  | { type: 'error'; thrown: unknown; device?: ErrorDevice };

const SHOWN_MS = 4000;
/** Notices of problems and notices with an offer are shown longer. */
const SHOWN_LONG_MS = 10_000;
const isLong = ({ type }: RoomNotice): boolean => !shortTypes.has(type);
const shortTypes: ReadonlySet<RoomNotice['type']> = new Set([
  'device-gone',
  'device-switched',
  'back',
  'copied',
]);
/** Offers go before plain news, because they are of use only while they are new. */
const hasPress = (notice: RoomNotice): boolean =>
  notice.type === 'allowed' ||
  notice.type === 'allowed-again' ||
  (notice.type === 'done' && notice.undo !== undefined) ||
  (notice.type === 'told' && notice.resume !== undefined);
const isOnlySaid = (notice: RoomNotice): boolean => notice.type !== 'error' && !hasPress(notice);
/** One is shown, two wait; more are not worth reading. */
const QUEUE = 2;

type Shown = { shown: RoomNotice | null; queue: readonly RoomNotice[] };

/** Shows a notice in its turn. It replaces one of the same kind, and an offer goes before plain news. */
function place({ shown, queue }: Shown, notice: RoomNotice): Shown {
  if (shown === null || shown.type === notice.type) return { shown: notice, queue };
  if (hasPress(notice) && isOnlySaid(shown)) return placeBefore({ shown, queue }, notice);
  const others = queue.filter(({ type }) => type !== notice.type);
  return { shown, queue: [...others, notice].slice(-QUEUE) };
}

/** Shows it in place of plain news, which follows it. */
const placeBefore = ({ shown, queue }: Shown, notice: RoomNotice): Shown => ({
  shown: notice,
  queue: shown ? [shown, ...queue].slice(0, QUEUE) : queue,
});

/** The answer to the person's own press does not wait for plain news. */
const placeAnswer = (before: Shown, notice: RoomNotice): Shown => {
  const { shown } = before;
  const isBefore = shown !== null && shown.type !== notice.type && isOnlySaid(shown);
  return isBefore ? placeBefore(before, notice) : place(before, notice);
};

const showNext = ({ queue: [next, ...queue] }: Shown): Shown => ({ shown: next ?? null, queue });

export type RoomNotices = ReturnType<typeof createRoomNotices>;

/** Shows one notice at a time; those that ask for something stay longer. */
export function createRoomNotices() {
  let state: Shown = { shown: null, queue: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const hearers = new Set<(notice: RoomNotice) => void>();

  const startTime = () => {
    clearTimeout(timer);
    const { shown } = state;
    if (shown) timer = setTimeout(next, isLong(shown) ? SHOWN_LONG_MS : SHOWN_MS);
  };
  const show = (after: Shown) => {
    state = after;
    listeners.forEach((listener) => listener());
    startTime();
  };
  const next = () => show(showNext(state));
  const take = (notice: RoomNotice, after: Shown) => {
    hearers.forEach((hearer) => hearer(notice));
    if (after.shown === notice) show(after);
    else state = after;
  };

  return {
    read: () => state.shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls the hearer once for each notice as it comes, however long it waits to be shown. */
    hear: (hearer: (notice: RoomNotice) => void) => {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    add: (notice: RoomNotice) => take(notice, place(state, notice)),
    /** Adds the answer to the person's own press. */
    answer: (notice: RoomNotice) => take(notice, placeAnswer(state, notice)),
    dismiss: next,
    /** Keeps the notice while somebody is at it; its time starts again with `letGo`. */
    hold: () => clearTimeout(timer),
    letGo: startTime,
    /** Takes back what is no longer true; false when it had gone already. */
    retract: (notice: RoomNotice): boolean => {
      const { shown, queue } = state;
      if (shown === notice) next();
      else if (queue.includes(notice)) state = { shown, queue: queue.filter((one) => one !== notice) };
      else return false;
      return true;
    },
  };
}
