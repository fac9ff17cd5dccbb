import type * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import { fromElsewhere } from '@/lib/documents/apply-updates';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';

type UnsentCells = {
  /** The ids of the cells that this page has written and the service does not have. */
  cells: ReadableStore<ReadonlySet<string>>;
  stop: () => void;
};

const none: ReadonlySet<string> = new Set();

/**
 * Follows which cells hold words that the service does not have. Edits from an earlier page are not among them: the
 * document has taken them up before anybody could look.
 */
export function watchUnsentCells({ doc, state }: Pick<OpenDocument, 'doc' | 'state'>): UnsentCells {
  const shared = doc.getMap('cells');
  const cells = createStore(none);
  const note = (events: Y.YEvent<Y.AbstractType<unknown>>[], { origin }: Y.Transaction) => {
    if (origin === fromElsewhere) return;
    const ids = events.flatMap(({ target, path, keys }) => {
      const [id] = path;
      return target === shared ? [...keys.keys()] : typeof id === 'string' ? [id] : [];
    });
    cells.update((before) => new Set([...before, ...ids]));
  };
  const forget = () => {
    if (state.read().unsaved === 0 && cells.read().size > 0) cells.set(none);
  };
  shared.observeDeep(note);
  const stopForgetting = state.subscribe(forget);
  return {
    cells,
    stop: () => {
      shared.unobserveDeep(note);
      stopForgetting();
    },
  };
}
