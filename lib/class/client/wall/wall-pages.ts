import type * as Y from 'yjs';
import type { WallPage } from '@/lib/class/wall/page-lines';
import { createStore } from '@/lib/core/client/create-store';

/** A page is read when its learner has rested for so long (ms): nobody reads a wall letter by letter. */
const rest = 400;

type Parts = {
  open: (uid: string) => { doc: Y.Doc; close: () => void };
  /** Reads and calculates a page; `done` hears it unless it is read again before. */
  read: (uid: string, doc: Y.Doc, done: (page: WallPage) => void) => void;
  /** The page is needed no more. */
  forget: (uid: string) => void;
  /** Runs once after some milliseconds; returns the way to call it off. */
  after: (ms: number, run: () => void) => () => void;
};

/** The pages that a wall has open, each as it was calculated last. */
export function createWallPages({ open, read, forget, after }: Parts) {
  const pages = createStore<ReadonlyMap<string, WallPage>>(new Map());
  const opened = new Map<string, () => void>();

  const follow = (uid: string): (() => void) => {
    const { doc, close } = open(uid);
    let callOff = () => {};
    const look = () =>
      read(uid, doc, (page) => {
        if (opened.has(uid)) pages.set(new Map(pages.read()).set(uid, page));
      });
    const hear = () => {
      callOff();
      callOff = after(rest, look);
    };
    doc.on('update', hear);
    return () => {
      callOff();
      doc.off('update', hear);
      forget(uid);
      close();
    };
  };
  const drop = (uid: string) => {
    opened.get(uid)?.();
    opened.delete(uid);
  };

  return {
    pages,
    /** Has these pages open and no others. */
    show: (uids: Iterable<string>): void => {
      const wanted = new Set(uids);
      const gone = [...opened.keys()].filter((uid) => !wanted.has(uid));
      gone.forEach(drop);
      for (const uid of wanted) if (!opened.has(uid)) opened.set(uid, follow(uid));
      if (gone.length > 0) pages.set(new Map([...pages.read()].filter(([uid]) => opened.has(uid))));
    },
  };
}
