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

type Piece = { part: Part | null; stop: () => void; failure: unknown };

const nothing: History = { messages: [], isReady: false, isLoading: false, isComplete: false, failure: null };

/**
 * Messages of a room, as far back as somebody has read: the newest ones, and older parts that are fetched on the way
 * up. Each part is followed, so that what is changed or deleted later changes here too. What falls out of the newest
 * ones, as others come, is kept by one more part.
 */
export function createHistory(watch: (range: Range) => Watch<Part>) {
  /** The oldest part first; the newest messages are the last. */
  let pieces: Piece[] = [];
  let isComplete = false;
  let hasOverflow = false;
  let history = nothing;
  const listeners = new Set<() => void>();

  const tell = () => {
    const failure = pieces.find((piece) => piece.failure !== null)?.failure ?? null;
    history = {
      messages: join(pieces),
      isReady: (pieces.at(-1)?.part ?? null) !== null,
      isLoading: pieces.length > 1 && pieces.some(isOpen),
      isComplete,
      failure,
    };
    listeners.forEach((listener) => listener());
  };
  const oldest = (): Moment | null => pieces.find(({ part }) => part?.oldest)?.part?.oldest ?? null;

  const follow = (
    range: Range,
    place: 'first' | 'before newest' | 'newest',
    onPart: (part: Part, isFromService: boolean) => void,
    onFailure: () => void = () => undefined,
  ) => {
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
  };

  /** Once the newest ones are full, another part follows all from the oldest of them on. */
  const keepOverflow = (before: Part | null, part: Part) => {
    const from = before?.oldest;
    if (hasOverflow || !from || !part.oldest || before.messages.length < followed) return;
    if (part.oldest.toMillis() <= from.toMillis()) return;
    hasOverflow = true;
    follow({ from }, 'before newest', () => undefined);
  };

  return {
    read: () => history,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins with the newest. Returns what ends it. */
    start: () => {
      let newest: Part | null = null;
      // What the page remembers says nothing about how many there are.
      let isCounted = false;
      follow({ atMost: followed }, 'newest', (part, isFromService) => {
        if (!isCounted) isComplete = part.messages.length < followed;
        isCounted ||= isFromService;
        keepOverflow(newest, part);
        newest = part;
      });
      return () => {
        pieces.forEach(({ stop }) => stop());
        pieces = [];
        isComplete = false;
        hasOverflow = false;
        history = nothing;
      };
    },
    /** Fetches the next older part, unless there is none or one is on its way. */
    loadOlder: () => {
      const before = oldest();
      if (isComplete || history.isLoading || before === null) return;
      let isFirst = true;
      follow({ before, atMost: pageSize }, 'first', ({ messages }) => {
        if (isFirst) isComplete = messages.length < pageSize;
        isFirst = false;
      });
      tell();
    },
    /** Fetches all from a moment on. Resolves when it has come, or cannot. */
    loadBackTo: (moment: Moment): Promise<void> => {
      const before = oldest();
      const isThere = isComplete || (before !== null && before.toMillis() <= moment.toMillis());
      if (before === null || isThere) return Promise.resolve();
      return new Promise((resolve) => {
        follow(
          { from: moment, before },
          'first',
          () => resolve(),
          () => resolve(),
        );
        tell();
      });
    },
    oldest,
  };
}

const isOpen = ({ part, failure }: Piece): boolean => part === null && failure === null;

/** Each message once: where two parts overlap, the newer part counts. */
function join(pieces: readonly Piece[]): readonly KeptMessage[] {
  const byId = new Map<string, KeptMessage>();
  for (const { part } of pieces) for (const message of part?.messages ?? []) byId.set(message.id, message);
  return [...byId.values()];
}
