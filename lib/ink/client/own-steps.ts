import * as Y from 'yjs';
import { ownInk } from '../ink-document';
import { inkList } from '../ink-item';

/** What a person can take back and bring back on one surface. */
export type SurfaceSteps = {
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Takes back this page's last step here, never those of others nor those elsewhere. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Hears of each change of these. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type OwnSteps = {
  readonly on: (anchor: string) => SurfaceSteps;
  /** Does something of which the step belongs to a surface. */
  readonly act: (anchor: string | undefined, run: () => void) => void;
  /** From here on all that this page does is one step. Returns the way to end it. */
  readonly beginStep: () => () => void;
  readonly close: () => void;
};

const events = ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const;

/** The steps of this page in a document, each with the surface on which it was done. */
export function createOwnSteps(doc: Y.Doc): OwnSteps {
  const manager = new Y.UndoManager(inkList(doc), { trackedOrigins: new Set([ownInk]), captureTimeout: 0 });
  const listeners = new Set<() => void>();
  let acting: string | undefined;
  let isMoving = false;
  const tell = () => {
    if (!isMoving) for (const listener of listeners) listener();
  };
  manager.on('stack-item-added', ({ stackItem }) => stackItem.meta.set('anchor', acting));
  for (const event of events) manager.on(event, tell);

  /** Yjs forgets all that could be brought back. Of other surfaces it stays. */
  const keepElsewhere = (anchor: string, run: () => void) => {
    const before = manager.redoStack;
    const here = before.filter(isOn(anchor));
    manager.redoStack = here;
    isMoving = true;
    try {
      run();
    } finally {
      const left = manager.redoStack;
      manager.redoStack = before.filter((step) => left.includes(step) || !here.includes(step));
      isMoving = false;
      tell();
    }
  };
  const act = (anchor: string | undefined, run: () => void) => {
    acting = anchor;
    try {
      if (anchor === undefined) run();
      else keepElsewhere(anchor, run);
    } finally {
      acting = undefined;
    }
  };
  /** Takes the last step of a surface alone, until one of them changes something. */
  const move = (stack: 'undoStack' | 'redoStack', anchor: string) => {
    isMoving = true;
    const last = () => manager[stack].findLast(isOn(anchor));
    for (let step = last(); step !== undefined; step = last()) {
      const taken = step;
      const others = manager[stack].filter((other) => other !== taken);
      manager[stack] = [taken];
      acting = anchorOf(taken);
      const changed = stack === 'undoStack' ? manager.undo() : manager.redo();
      manager[stack] = others;
      if (changed !== null) break;
    }
    acting = undefined;
    isMoving = false;
    tell();
  };
  return {
    act,
    on: (anchor) => ({
      canUndo: () => manager.undoStack.some(isOn(anchor)),
      canRedo: () => manager.redoStack.some(isOn(anchor)),
      undo: () => move('undoStack', anchor),
      redo: () => move('redoStack', anchor),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    }),
    beginStep: () => {
      manager.stopCapturing();
      manager.captureTimeout = Infinity;
      return () => {
        manager.stopCapturing();
        manager.captureTimeout = 0;
      };
    },
    close: () => manager.destroy(),
  };
}

type Step = Y.UndoManager['undoStack'][number];

const anchorOf = ({ meta }: Step): string | undefined => meta.get('anchor') as string | undefined;

/** What went back to a past state is a step on each surface. */
const isOn = (anchor: string) => (step: Step) => [anchor, undefined].includes(anchorOf(step));
