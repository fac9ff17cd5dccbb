import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';
import type { InkCall, OpenInk } from '../open-ink';

/** The ink beside a sheet. Nothing of it is fetched before the first surface is in view. */
export type InkShelf = {
  /** Null until it is open. */
  ink: ReadableStore<OpenInk | null>;
  /** Opens it; the next call tries again what could not be fetched. */
  start: () => void;
  close: () => void;
};

export function createInkShelf(open: () => OpenDocument, call: InkCall | null = null): InkShelf {
  const ink = createStore<OpenInk | null>(null);
  let state: 'closed' | 'coming' | 'open' | 'over' = 'closed';
  const start = () => {
    if (state !== 'closed') return;
    state = 'coming';
    import('../open-ink').then(
      ({ openInk }) => {
        if (state === 'over') return;
        state = 'open';
        ink.set(openInk(open(), { call }));
      },
      () => {
        if (state === 'coming') state = 'closed';
      },
    );
  };
  return {
    ink,
    start,
    close: () => {
      state = 'over';
      const opened = ink.read();
      ink.set(null);
      // Surfaces go after the sheet around them, and a line that is still under a pen is kept as they go.
      if (opened !== null) queueMicrotask(opened.close);
    },
  };
}
