import { sessionStore } from '@/lib/auth/client/session';
import { createStore } from '@/lib/core/client/create-store';
import type { OpenDocument, ReadableStore } from '@/lib/documents/client/open-document';
import type { AppError } from '@/lib/errors/app-error';
import { addStrokes, eraseInk, replaceInk, type InkChange, type NewInk } from '../ink-document';
import { listDrawings, type Drawing, type DrawingLook } from '../export/list-drawings';
import { followInk } from '../ink-index';
import type { InkItem } from '../ink-item';
import { findFull } from '../limits';
import type { InkChannel } from '../live/ink-channel';
import { createOwnSteps, type SurfaceSteps } from './own-steps';
import { createLiveInk, type LiveInk } from './live-ink';
import { describeInk, setDescription } from '../ink-words';

/** The ink beside a sheet or a file, open on this page. */
export type OpenInk = Pick<OpenDocument, 'doc' | 'state' | 'readHistory' | 'tryAgain'> & {
  /** All strokes that are shown, in their order. A stroke that has not changed is the same object as before. */
  readonly items: ReadableStore<readonly InkItem[]>;
  /** Those of one surface. The list is the same as before while nothing on the surface changes. */
  readonly itemsOf: (anchor: string) => ReadableStore<readonly InkItem[]>;
  /** What this page did on one surface, to take back. */
  readonly undoOf: (anchor: string) => SurfaceSteps;
  /**
   * Why no more ink fits on a surface; null while it does. The pad asks before a stroke begins. A stroke that was
   * begun is always added, so that none is lost.
   */
  readonly findFull: (anchor: string) => AppError | null;
  /** Adds strokes of this person as one step. Throws `ink/page-full` where several do not fit. */
  readonly add: (ink: Omit<NewInk, 'author' | 'at'>) => void;
  readonly erase: (items: readonly InkItem[]) => void;
  readonly replace: (changes: readonly InkChange[]) => void;
  /** From here on all that this page does is one step of undo. Returns the way to end it. */
  readonly beginStep: () => () => void;
  /** What the drawing of a surface says in words. */
  readonly wordsOf: (anchor: string) => ReadableStore<string>;
  readonly describe: (anchor: string, text: string) => void;
  /** The drawing of a surface, as it goes out of the product; undefined where nothing is drawn. */
  readonly drawingOf: (anchor: string, look: DrawingLook) => Drawing | undefined;
  /** What people draw at this moment. */
  readonly live: LiveInk;
  readonly close: () => void;
};

const noItems: readonly InkItem[] = [];
const ownUid = (): string => sessionStore.read().user?.uid ?? '';

/** Where the points of lines travel while they are drawn: the channel of a call, and the id of this document. */
export type InkCall = { readonly channel: InkChannel; readonly doc: string };

type OpenInkOptions = { author?: () => string; call?: InkCall | null };

/** Ink in an open document; see `openDocument` for what becomes of edits. */
export function openInk(
  { doc, state, readHistory, tryAgain, close }: OpenDocument,
  { author = ownUid, call = null }: OpenInkOptions = {},
): OpenInk {
  const { first, stop } = followInk(doc, (next) => snapshot.set(next));
  const snapshot = createStore(first);
  const { subscribe } = snapshot;
  const steps = createOwnSteps(doc);
  const words = doc.getMap('words');
  const items = { read: () => snapshot.read().items, subscribe };
  const live = createLiveInk({ channel: call?.channel ?? null, doc: call?.doc ?? '', kept: snapshot });
  return {
    ...{ doc, state, readHistory, items, live },
    ...(tryAgain && { tryAgain }),
    undoOf: steps.on,
    itemsOf: (anchor) => ({ read: () => snapshot.read().byAnchor.get(anchor) ?? noItems, subscribe }),
    findFull: (anchor) => findFull(snapshot.read(), anchor),
    add: (ink) => {
      const many = ink.strokes.length;
      const full = many > 1 ? findFull(snapshot.read(), ink.anchor, many) : null;
      if (full) throw full;
      steps.act(ink.anchor, () => addStrokes(doc, { ...ink, author: author(), at: Date.now() }));
    },
    erase: (items) => steps.act(items[0]?.anchor, () => eraseInk(doc, items)),
    replace: (changes) => steps.act(changes[0]?.item.anchor, () => replaceInk(doc, changes)),
    beginStep: steps.beginStep,
    wordsOf: (anchor) => ({
      read: () => describeInk(doc, anchor),
      subscribe: (listener) => {
        words.observe(listener);
        return () => words.unobserve(listener);
      },
    }),
    describe: (anchor, text) => setDescription(doc, anchor, text),
    drawingOf: (anchor, look) => listDrawings(doc, look).get(anchor),
    close: () => {
      live.close();
      stop();
      steps.close();
      close();
    },
  };
}
