import type { Watch } from '@/lib/core/client/use-watch';
import type { KeptMessage } from '../schema';
import { followed, type Moment, type Part, type Range } from './watch-messages';

export type History = {
  messages: readonly KeptMessage[];
  /** The newest ones have come. */
  isReady: boolean;
  isLoading: boolean;
  /** The first message of the room is among them. */
  isComplete: boolean;
  /** What keeps the newest or an older part from coming, as thrown. */
  failure: unknown;
};

/** How many older messages come at once: the SDK needs more than a frame for many more. */
const pageSize = 50;

const nothing: History = { messages: [], isReady: false, isLoading: false, isComplete: false, failure: null };

/**
 * Messages of a room, as far back as somebody has read: the newest ones, and older parts that are fetched on the way
 * up. Each part is followed, so that what is changed or deleted later changes here too. What falls out of the newest
 * ones, as others come, is kept by one more part.
 */
export function createHistory(watch: (range: Range) => Watch<Part>) {
  let isComplete = false;
  let history = nothing;
  const listeners = new Set<() => void>();
  const tell = () => {
    history = historyOf(parts.read(), isComplete);
    listeners.forEach((listener) => listener());
  };
  const parts = createParts(watch, tell);

  return {
    read: () => history,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins with the newest. Returns what ends it. */
    start: () => {
      let newest: Part | null = null;
      let hasOverflow = false;
      // What the page remembers says nothing about how many there are.
      let isCounted = false;
      parts.follow({ atMost: followed }, 'newest', (part, isFromService) => {
        if (!isCounted) isComplete = part.messages.length < followed;
        isCounted ||= isFromService;
        const from = hasOverflow ? null : overflowFrom(newest, part);
        newest = part;
        if (from === null) return;
        hasOverflow = true;
        parts.follow({ from }, 'before newest');
      });
      return () => {
        parts.stop();
        isComplete = false;
        history = nothing;
      };
    },
    /** Fetches the next older part, unless there is none or one is on its way. */
    loadOlder: () => {
      const before = parts.oldest();
      if (isComplete || history.isLoading || before === null) return;
      let isFirst = true;
      parts.follow({ before, atMost: pageSize }, 'first', ({ messages }) => {
        if (isFirst) isComplete = messages.length < pageSize;
        isFirst = false;
      });
      tell();
    },
    /** Fetches all from a moment on. Resolves when it has come, or cannot. */
    loadBackTo: (moment: Moment): Promise<void> => {
      const before = parts.oldest();
      const isThere = isComplete || (before !== null && before.toMillis() <= moment.toMillis());
      if (before === null || isThere) return Promise.resolve();
      return new Promise((end) => {
        parts.follow({ from: moment, before }, 'first', () => end(), end);
        tell();
      });
    },
    oldest: parts.oldest,
  };
}

/** One part of a history, once it has come. */
type Piece = { part: Part | null; stop: () => void; failure: unknown };

/** The parts of a history, each followed from when it is asked for. The oldest is the first. */
function createParts(watch: (range: Range) => Watch<Part>, tell: () => void) {
  let pieces: readonly Piece[] = [];
  return {
    read: () => pieces,
    /** The moment of the first message that has come. */
    oldest: (): Moment | null => pieces.find(({ part }) => part?.oldest)?.part?.oldest ?? null,
    /** The listeners hear of a part after `onPart`, and of a failure before `onFailure`. */
    follow: (
      range: Range,
      place: 'first' | 'before newest' | 'newest',
      onPart: (part: Part, isFromService: boolean) => void = () => undefined,
      onFailure: () => void = () => undefined,
    ): void => {
      const piece: Piece = { part: null, stop: () => undefined, failure: null };
      const at = place === 'first' ? 0 : place === 'newest' ? pieces.length : pieces.length - 1;
      pieces = pieces.toSpliced(at, 0, piece);
      piece.stop = watch(range)({
        next: (part, isFromService) => {
          piece.part = part;
          onPart(part, isFromService);
          tell();
        },
        fail: (failure) => {
          piece.failure = failure;
          tell();
          onFailure();
        },
      });
    },
    stop: (): void => {
      pieces.forEach(({ stop }) => stop());
      pieces = [];
    },
  };
}

function historyOf(pieces: readonly Piece[], isComplete: boolean): History {
  return {
    messages: join(pieces),
    isReady: (pieces.at(-1)?.part ?? null) !== null,
    isLoading: pieces.length > 1 && pieces.some(isOpen),
    isComplete,
    failure: pieces.find((piece) => piece.failure !== null)?.failure ?? null,
  };
}

const isOpen = ({ part, failure }: Piece): boolean => part === null && failure === null;

/** Once the newest ones are full, another part follows all from the oldest of them on; null before that. */
function overflowFrom(before: Part | null, part: Part): Moment | null {
  const from = before?.oldest;
  if (!from || !part.oldest || before.messages.length < followed) return null;
  return part.oldest.toMillis() > from.toMillis() ? from : null;
}

/** Each message once: where two parts overlap, the newer part counts. */
function join(pieces: readonly Piece[]): readonly KeptMessage[] {
  const byId = new Map<string, KeptMessage>();
  for (const { part } of pieces) for (const message of part?.messages ?? []) byId.set(message.id, message);
  return [...byId.values()];
}
