import type { KeptMessage } from '../schema';
import { hasWords, readWords } from '../search/match-words';
import type { Moment, Part } from './watch-messages';

export type SearchState = {
  /** What was found, the newest first. */
  found: readonly KeptMessage[];
  isSearching: boolean;
  /** The first message of the room was read. */
  isComplete: boolean;
  /** How many messages were read, and how far back (ms). */
  count: number;
  back: number | null;
  failure: unknown;
};

/** How many messages are read at once, and at most before the reader is asked. */
export const searchPage = 250;
const searchRun = 2000;
/** So many new results are enough to look at. */
const enough = 20;

/** Some messages, the oldest first, and whether there are none before them. */
type Page = Part & { isLast: boolean };

/** What two questions have brought, as far back as both go: what one has from before comes with the next page. */
export function joinPages(parts: readonly Part[]): Page {
  const open = parts.filter(({ messages }) => messages.length >= searchPage);
  const oldest = open.reduce<Moment | null>(
    (latest, part) =>
      latest === null || (part.oldest?.toMillis() ?? 0) > latest.toMillis() ? part.oldest : latest,
    null,
  );
  const messages = parts
    .flatMap((part) => part.messages)
    .filter(({ at }) => at >= (oldest?.toMillis() ?? -Infinity))
    .toSorted((one, other) => one.at - other.at);
  return { messages, oldest, isLast: open.length === 0 };
}

const nothing: SearchState = {
  ...{ found: [], isSearching: false, isComplete: false, count: 0, back: null, failure: null },
};

/**
 * Looks for words in the messages of a room, from the newest back, and keeps what it has read: other words then begin
 * at once. It stops when there is enough to look at, or after many messages.
 */
export function createSearch(readPage: (before: Moment | null) => Promise<Page>) {
  /** The newest first. */
  const read: KeptMessage[] = [];
  let oldest: Moment | null = null;
  let isComplete = false;
  let words: readonly string[] = [];
  let run = 0;
  let state = nothing;
  const listeners = new Set<() => void>();

  const tell = (isSearching: boolean, failure: unknown = null) => {
    const found = words.length === 0 ? [] : read.filter((message) => hasWords(message, words));
    state = {
      ...{ found, isSearching, isComplete, failure },
      count: read.length,
      back: read.at(-1)?.at ?? null,
    };
    listeners.forEach((listener) => listener());
  };

  /** One page after the other, until there is enough or other words are looked for. */
  const goBack = async (own: number) => {
    const [readBefore, foundBefore] = [read.length, state.found.length];
    const isEnough = () =>
      read.length - readBefore >= searchRun || state.found.length - foundBefore >= enough;
    while (own === run && !isComplete && !isEnough()) {
      const { messages, oldest: next, isLast } = await readPage(oldest);
      if (own !== run) return;
      read.push(...messages.toReversed());
      oldest = next ?? oldest;
      isComplete = isLast;
      tell(true);
    }
  };
  const start = () => {
    run += 1;
    const own = run;
    if (words.length === 0) return;
    tell(true);
    goBack(own).then(
      () => own === run && tell(false),
      (thrown: unknown) => own === run && tell(false, thrown),
    );
  };

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    search: (typed: string) => {
      words = readWords(typed);
      run += 1;
      tell(false);
      if (words.length > 0 && state.found.length < enough) start();
    },
    /** Reads further back. */
    more: start,
  };
}
