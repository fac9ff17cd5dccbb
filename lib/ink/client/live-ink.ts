import { createStore } from '@/lib/core/client/create-store';
import type { ReadableStore } from '@/lib/documents/client/open-document';
import { browserTimers, type Timers } from '@/lib/documents/client/timers';
import { fromBody, toBody, type InkChannel } from '../live/ink-channel';
import { createLiveBoard, type LiveStroke } from '../live/live-board';
import { decodePacket, type LiveKind, type LivePacket } from '../live/live-packet';
import { createLiveSender, type LiveHand } from './live-sender';
import type { PlotFrame } from '../plot-frame';
import { nextStrokeNumber } from '../stroke-number';
import type { StrokeStyle } from '../stroke';
import { followKept, type KeptStrokes } from './follow-kept';

/** A line of this person that the others see while it is drawn. */
export type OwnLine = LiveHand & {
  /** To be kept with the stroke, so that the others know it again. */
  readonly number: number;
};

type Surface = { readonly anchor: string; readonly frame?: PlotFrame | null };

/** What people draw at this moment: none of it is kept here. */
export type LiveInk = {
  /** Begins a stroke that will be kept, or a pointer that fades. */
  readonly begin: (kind: LiveKind, surface: Surface, style: StrokeStyle) => OwnLine;
  /** What others draw on a surface now. The list is the same as before while nothing on the surface changes. */
  readonly strokesOf: (anchor: string) => ReadableStore<readonly LiveStroke[]>;
  readonly close: () => void;
};

type LiveInkParts = {
  /** Null where nobody else is. */
  channel: InkChannel | null;
  /** The id of the document. */
  doc: string;
  /** Tells which strokes came into it. */
  kept: KeptStrokes;
  timers?: Timers;
  now?: () => number;
};

/** How often silent lines are looked for (ms). */
const looksEvery = 500;
const noStrokes: readonly LiveStroke[] = [];

/** The lines of others on the surfaces of one document, and the way to show them those of this person. */
export function createLiveInk(parts: LiveInkParts): LiveInk {
  const { channel, doc, timers = browserTimers, now = () => performance.now() } = parts;
  const begin = createLiveSender({
    send: (anchor, packet) => channel?.send({ doc, anchor, body: toBody(packet) }),
    ...{ timers, now },
  });
  const board = createLiveBoard(now);
  const shown = createStore<ReadonlyMap<string, readonly LiveStroke[]>>(new Map());
  let cancelLook: (() => void) | null = null;
  const publish = () => {
    shown.update((before) => groupByAnchor(board.list(), before));
    if (shown.read().size > 0) cancelLook ??= timers.after(looksEvery, look);
  };
  const look = () => {
    cancelLook = null;
    board.expire();
    publish();
  };
  const kept = followKept(parts.kept, now, (author, number) => {
    if (board.settle(author, number)) publish();
  });
  const stop = channel?.listen((sent, author) => {
    if (sent.doc !== doc) return;
    const packet = readPacket(sent.body);
    if (packet === null || kept.has(author, packet.number)) return;
    if (board.hear(author, sent.anchor, packet)) publish();
  });
  return {
    begin: (kind, { anchor, frame = null }, style) => {
      const number = nextStrokeNumber();
      return { number, ...begin({ kind, anchor, number, style, frame }) };
    },
    strokesOf: (anchor) => ({
      read: () => shown.read().get(anchor) ?? noStrokes,
      subscribe: shown.subscribe,
    }),
    close: () => {
      stop?.();
      kept.stop();
      cancelLook?.();
    },
  };
}

function readPacket(body: string): LivePacket | null {
  try {
    return decodePacket(fromBody(body));
  } catch {
    // Another page sent it, so it may be anything.
    return null;
  }
}

/** A surface whose lines are the same keeps its list. */
function groupByAnchor(
  strokes: readonly LiveStroke[],
  before: ReadonlyMap<string, readonly LiveStroke[]>,
): ReadonlyMap<string, readonly LiveStroke[]> {
  const groups = new Map<string, LiveStroke[]>();
  for (const stroke of strokes) {
    const group = groups.get(stroke.anchor);
    if (group) group.push(stroke);
    else groups.set(stroke.anchor, [stroke]);
  }
  return new Map(
    Array.from(groups, ([anchor, group]) => {
      const old = before.get(anchor);
      const isSame = old?.length === group.length && group.every((stroke, at) => stroke === old[at]);
      return [anchor, isSame ? old : group];
    }),
  );
}
