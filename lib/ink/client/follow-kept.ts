import type { ReadableStore } from '@/lib/documents/client/open-document';
import type { InkSnapshot } from '../ink-index';
import { lineKey } from '../live/live-board';

/** How long a stroke is remembered for packets that come after it (ms). */
const remembered = 15_000;

export type KeptStrokes = ReadableStore<Pick<InkSnapshot, 'added'>>;

/** Tells of each stroke that comes into a document, and remembers it for a while. */
export function followKept(
  { read, subscribe }: KeptStrokes,
  now: () => number,
  onKept: (author: string, number: number) => void,
) {
  const kept = new Map<string, number>();
  const forget = () => {
    for (const [key, at] of kept) if (now() - at > remembered) kept.delete(key);
  };
  const stop = subscribe(() => {
    forget();
    for (const { author, number } of read().added) {
      kept.set(lineKey(author, number), now());
      onKept(author, number);
    }
  });
  return {
    has: (author: string, number: number): boolean => {
      forget();
      return kept.has(lineKey(author, number));
    },
    stop,
  };
}
