import type { ErrorDevice } from '@/lib/errors/error-context';
import type { Sendable } from '../../rights/publish-rights';

/** Something that is said for a few seconds in the free zone of the control bar: words of `call.notice`, or an error. */
export type RoomNotice =
  | { type: 'device-gone'; kind: 'camera' | 'microphone' | 'speaker' }
  | { type: 'device-switched'; device: string }
  /** The browser asks whether the page may use a device, and has had no answer. */
  | { type: 'unanswered'; kind: 'camera' | 'microphone' }
  | { type: 'back' }
  | { type: 'copied' }
  /** What one has done for everyone, with the way to take it back for as long as it is shown. */
  | { type: 'done'; words: string; undo?: () => void }
  /** A recorder or an agent is in the call. */
  | { type: 'service'; kind: 'recorder' | 'agent'; words: string }
  /** Somebody else has decided what one may send. */
  | { type: 'muted' }
  | { type: 'stopped'; reason: string }
  /** Why a press of one's own does nothing. */
  | { type: 'denied'; reason: string }
  /** What somebody has done about this person, with the press that goes on where there is one. */
  | { type: 'told'; words: string; hasStopped?: true; resume?: () => void }
  | { type: 'allowed-again'; kinds: readonly Sendable[]; resume: () => void }
  /** What one has asked for, with the way to begin at once. */
  | { type: 'allowed'; kind: Sendable; start: () => void }
  | { type: 'error'; thrown: unknown; device?: ErrorDevice };

const SHOWN_MS = 4000;
/** What says that something went wrong, or offers a way on, is read longer. */
const SHOWN_LONG_MS = 10_000;
const isLong = ({ type }: RoomNotice): boolean => !shortTypes.has(type);
const shortTypes: ReadonlySet<RoomNotice['type']> = new Set([
  'device-gone',
  'device-switched',
  'back',
  'copied',
]);
/** What offers a press goes before what is only said: it is of use for as long as it is news. */
const hasPress = (notice: RoomNotice): boolean =>
  notice.type === 'allowed' ||
  notice.type === 'allowed-again' ||
  (notice.type === 'done' && notice.undo !== undefined) ||
  (notice.type === 'told' && notice.resume !== undefined);
const isOnlySaid = (notice: RoomNotice): boolean => notice.type !== 'error' && !hasPress(notice);
/** One is shown, two wait; what comes then is not worth reading any more. */
const QUEUE = 2;

export type RoomNotices = ReturnType<typeof createRoomNotices>;

/** One notice at a time, each for its seconds, those that ask for something longer. The same kind in a row replaces itself. */
export function createRoomNotices() {
  let shown: RoomNotice | null = null;
  let queue: RoomNotice[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const hearers = new Set<(notice: RoomNotice) => void>();
  const tell = (notice: RoomNotice) => hearers.forEach((hearer) => hearer(notice));

  const show = (notice: RoomNotice | null) => {
    shown = notice;
    listeners.forEach((listener) => listener());
    startTime();
  };
  const startTime = () => {
    clearTimeout(timer);
    if (shown) timer = setTimeout(next, isLong(shown) ? SHOWN_LONG_MS : SHOWN_MS);
  };
  const next = () => {
    const [first = null, ...rest] = queue;
    queue = rest;
    show(first);
  };

  /** In place of what is only being said, which comes after it. */
  const showBefore = (notice: RoomNotice) => {
    if (shown) queue = [shown, ...queue].slice(0, QUEUE);
    show(notice);
  };
  const place = (notice: RoomNotice) => {
    if (shown === null || shown.type === notice.type) show(notice);
    else if (hasPress(notice) && isOnlySaid(shown)) showBefore(notice);
    else queue = [...queue.filter(({ type }) => type !== notice.type), notice].slice(-QUEUE);
  };

  return {
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears each notice once as it comes, however long it waits to be shown. */
    hear: (hearer: (notice: RoomNotice) => void) => {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    add: (notice: RoomNotice) => {
      tell(notice);
      place(notice);
    },
    /** What comes of one's own press is not kept waiting by what is only being said. */
    answer: (notice: RoomNotice) => {
      tell(notice);
      if (shown && shown.type !== notice.type && isOnlySaid(shown)) showBefore(notice);
      else place(notice);
    },
    dismiss: next,
    /** Whoever is at what is shown is given the time: it stays until they let go, and its seconds begin anew then. */
    hold: () => clearTimeout(timer),
    letGo: startTime,
    /** Takes back what is not true any more; false when it was gone already. */
    retract: (notice: RoomNotice): boolean => {
      if (shown !== notice && !queue.includes(notice)) return false;
      if (shown === notice) next();
      else queue = queue.filter((waiting) => waiting !== notice);
      return true;
    },
  };
}
