import type { Progress } from '@/lib/class/progress';
import { createStore } from '@/lib/core/client/create-store';

/** What a page tells about itself; the service adds the time. */
export type RecordDraft = Omit<Progress, 'at'>;

/** The rules let a record stand for 2 s. Its time is the service's, and the answer comes after it. */
const recordPace = 2100;
const longestPause = 30_000;
/** Refusals in a row after which a page that is closed gives up. */
const mostTriesClosed = 2;

type Parts = {
  /** Resolves when the service has the record; rejects when it refuses it. */
  write: (draft: RecordDraft) => Promise<void>;
  /** Runs once after some milliseconds. */
  after: (ms: number, run: () => void) => void;
};

/**
 * Writes the record of one page: at most once in a while, only when something has changed, and the last state always.
 * What is refused is tried again. Nothing is written before the learner has begun, because a page without a record has
 * not been started.
 */
export function createOwnRecord({ write, after }: Parts) {
  const state = createStore<Progress['state']>('working');
  let work: Omit<RecordDraft, 'state'> | null = null;
  /** The line of the record before this page had a caret. */
  let earlierLine: number | undefined;
  let isBegun = false;
  /** The learner has said how they are, and the service does not have it yet. */
  let isStateOwn = false;
  const sender = createSender({ write, after, draftOf: () => draft() });

  const findLine = () => work?.line ?? earlierLine;
  const draft = (): RecordDraft | null => {
    if (work === null || !isBegun) return null;
    const line = findLine();
    return { state: state.read(), ...work, ...(line !== undefined && { line }) };
  };

  return {
    state,
    /** The number of the line where the learner is, or was last; undefined before the first. */
    findLine,
    /** Takes in the record that the service has; null for none. What is on its way holds. */
    learn: (record: Progress | null): void => {
      if (record !== null && !sender.isSending()) {
        earlierLine = record.line;
        isBegun = true;
        isStateOwn &&= record.state !== state.read();
        if (!isStateOwn && record.state !== state.read()) state.set(record.state);
        sender.setWritten(record);
      }
      sender.setKnown();
    },
    /** Takes in what the page calculates now, and whether the learner is at work on it. */
    see: (next: Omit<RecordDraft, 'state'>, isAtWork: boolean): void => {
      work = next;
      isBegun ||= isAtWork;
      sender.start();
    },
    /** Says how the learner is. */
    mark: (next: Progress['state']): void => {
      isBegun = true;
      isStateOwn = true;
      state.set(next);
      sender.start();
    },
    setOpen: sender.setOpen,
    close: sender.close,
  };
}

type SenderParts = Parts & { draftOf: () => RecordDraft | null };

/** Sends the newest draft, one at a time and with a pause behind it, while it is open. */
function createSender({ write, after, draftOf }: SenderParts) {
  let written: string | null = null;
  /** Whether the service has said what the record is. */
  let isKnown = false;
  let isOpen = false;
  let isClosed = false;
  let isSending = false;
  let isResting = false;
  let refusals = 0;

  const rest = (ms: number) => {
    isResting = true;
    after(ms, () => {
      isResting = false;
      start();
    });
  };
  const start = (): void => {
    const draft = draftOf();
    if (draft === null || !isKnown || !isOpen || isSending || isResting) return;
    const key = keyOf(draft);
    if (key === written) return;
    isSending = true;
    void write(draft)
      .then(
        () => {
          written = key;
          refusals = 0;
          rest(recordPace);
        },
        () => {
          refusals += 1;
          if (isClosed && refusals >= mostTriesClosed) isOpen = false;
          rest(Math.min(recordPace * 2 ** (refusals - 1), longestPause));
        },
      )
      .finally(() => (isSending = false));
  };

  return {
    start,
    isSending: () => isSending,
    setWritten: (record: RecordDraft): void => void (written = keyOf(record)),
    setKnown: (): void => {
      isKnown = true;
      start();
    },
    /** Records wait while the page may not be written. */
    setOpen: (open: boolean): void => {
      isOpen = open;
      isClosed = false;
      start();
    },
    /** The page goes; what waits is still written. */
    close: (): void => void (isClosed = true),
  };
}

const keyOf = ({ state, done, line, fault }: RecordDraft): string =>
  JSON.stringify([state, done, line, fault?.line, fault?.kind]);
