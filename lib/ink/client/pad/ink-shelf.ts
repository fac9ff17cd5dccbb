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
      ink.read()?.close();
      ink.set(null);
    },
  };
}
