import type { ReadableStore } from '@/lib/documents/client/open-document';
import type { InkItem } from '../ink-item';
import { lineKey } from '../live/live-board';

/** How long a stroke is remembered for packets that come after it (ms). */
const remembered = 15_000;

/** Tells of each stroke that comes into a document, and remembers it for a while. */
export function followKept(
  items: ReadableStore<readonly InkItem[]>,
  now: () => number,
  onKept: (author: string, number: number) => void,
) {
  const known = new WeakSet<InkItem>(items.read());
  const kept = new Map<string, number>();
  const forget = () => {
    for (const [key, at] of kept) if (now() - at > remembered) kept.delete(key);
  };
  const stop = items.subscribe(() => {
    forget();
    for (const item of items.read()) {
      if (known.has(item)) continue;
      known.add(item);
      kept.set(lineKey(item.author, item.number), now());
      onKept(item.author, item.number);
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
