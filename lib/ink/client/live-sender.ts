import type { Timers } from '@/lib/documents/client/timers';
import type { PlotFrame } from '../plot-frame';
import type { InkPoint, Stroke, StrokeStyle } from '../stroke';
import { encodePacket, toPackets, type LiveKind } from '../live/live-packet';

/** The most packets that go out in a second are thirty (ms between two). */
const sendsEvery = 33;

export type LiveLine = {
  readonly kind: LiveKind;
  readonly anchor: string;
  readonly number: number;
  readonly style: StrokeStyle;
  readonly frame: PlotFrame | null;
};

/** Takes the points of one line while it is drawn. */
export type LiveHand = {
  add: (points: readonly InkPoint[]) => void;
  /** The line looks like this from here on: a shape that follows the pen. */
  show: (shape: Omit<Stroke, 'ms'>) => void;
  /** The line is whole. */
  end: () => void;
  /** Nothing of the line stays. */
  cancel: () => void;
};

type Ports = { send: (anchor: string, packet: Uint8Array) => void; timers: Timers; now: () => number };

/**
 * Sends the points of lines while they are drawn, over a channel that may lose packets. Each packet also has the points
 * of the one before it, so one loss is no gap.
 */
export function createLiveSender({ send, timers, now }: Ports): (line: LiveLine) => LiveHand {
  let sentAt = -Infinity;
  return ({ style, anchor, ...line }) => {
    const points: InkPoint[] = [];
    let [before, sent] = [0, 0];
    let shape: Omit<Stroke, 'ms'> | null = null;
    let cancelWait: (() => void) | null = null;

    const flush = () => {
      cancelWait?.();
      cancelWait = null;
      const from = shape === null ? Math.min(before, points.length - 1) : 0;
      [before, sent, sentAt] = [sent, Math.max(1, points.length), now()];
      const stroke = { ...(shape ?? { ...style, points: points.slice(from) }), ms: 0 };
      const isWhole = shape !== null;
      for (const packet of toPackets({ ...line, from, isWhole, stroke })) send(anchor, packet);
    };
    const plan = () => {
      const wait = sentAt + sendsEvery - now();
      if (wait <= 0) flush();
      else cancelWait ??= timers.after(wait, () => flush());
    };
    return {
      add: (more) => {
        if (shape !== null) return;
        points.push(...more);
        plan();
      },
      show: (next) => {
        shape = next;
        plan();
      },
      end: () => {
        if (points.length > 0 || shape !== null) flush();
      },
      cancel: () => {
        cancelWait?.();
        if (sent > 0) send(anchor, encodePacket({ kind: 'gone', number: line.number }));
      },
    };
  };
}
