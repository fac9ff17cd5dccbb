import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';
import type { InkCall, OpenInk } from '../open-ink';

/** The ink beside a sheet. Nothing of it is fetched before the first surface is in view. */
export type InkShelf = {
  /** Null until it is open. */
  ink: ReadableStore<OpenInk | null>;
  /** Its code could not be fetched. It is tried again when the network is back. */
  isMissing: ReadableStore<boolean>;
  /** Opens it; the next call tries again what could not be fetched. */
  start: () => void;
  close: () => void;
};

const fetchCode = () => import('../open-ink');

export function createInkShelf(
  open: () => OpenDocument,
  call: InkCall | null = null,
  fetch: () => Promise<Pick<Awaited<ReturnType<typeof fetchCode>>, 'openInk'>> = fetchCode,
): InkShelf {
  const isMissing = createStore(false);
  const ink = createStore<OpenInk | null>(null);
  let state: 'closed' | 'coming' | 'open' | 'over' = 'closed';
  let stopWaiting = (): void => undefined;
  const start = () => {
    if (state !== 'closed') return;
    state = 'coming';
    stopWaiting();
    fetch().then(
      ({ openInk }) => {
        if (state === 'over') return;
        state = 'open';
        isMissing.set(false);
        ink.set(openInk(open(), { call }));
      },
      () => {
        if (state !== 'coming') return;
        state = 'closed';
        isMissing.set(true);
        globalThis.addEventListener('online', start);
        stopWaiting = () => globalThis.removeEventListener('online', start);
      },
    );
  };
  return {
    ink,
    isMissing,
    start,
    close: () => {
      state = 'over';
      stopWaiting();
      const opened = ink.read();
      ink.set(null);
      // Surfaces go after the sheet around them, and a line that is still under a pen is kept as they go.
      if (opened !== null) queueMicrotask(opened.close);
    },
  };
}
