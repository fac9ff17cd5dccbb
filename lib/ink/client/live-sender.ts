import type { Timers } from '@/lib/documents/client/timers';
import type { PlotFrame } from '../plot-frame';
import type { InkPoint, StrokeStyle } from '../stroke';
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
    let cancelWait: (() => void) | null = null;

    const flush = (isLast: boolean) => {
      cancelWait?.();
      cancelWait = null;
      const from = Math.min(before, points.length - 1);
      [before, sent, sentAt] = [sent, points.length, now()];
      const stroke = { ...style, ms: 0, points: points.slice(from) };
      for (const packet of toPackets({ ...line, from, isLast, stroke })) send(anchor, packet);
    };
    return {
      add: (more) => {
        points.push(...more);
        const wait = sentAt + sendsEvery - now();
        if (wait <= 0) flush(false);
        else cancelWait ??= timers.after(wait, () => flush(false));
      },
      end: () => {
        if (points.length > 0) flush(true);
      },
      cancel: () => {
        cancelWait?.();
        if (sent > 0) send(anchor, encodePacket({ kind: 'gone', number: line.number }));
      },
    };
  };
}
