import type { PlotFrame } from '../plot-frame';
import type { InkPoint, Stroke } from '../stroke';
import type { LiveKind, LivePacket, LivePoints } from './live-packet';

/** A line of somebody else while it is drawn. */
export type LiveStroke = {
  readonly kind: LiveKind;
  readonly author: string;
  readonly anchor: string;
  readonly number: number;
  readonly frame: PlotFrame | null;
  readonly stroke: Stroke;
  /** When its last points came (ms, of a clock that only runs on). */
  readonly heardAt: number;
};

/** A stroke whose document brings it not is gone after this time, a pointer has faded (ms). */
const staysFor: Readonly<Record<LiveKind, number>> = { stroke: 10_000, pointer: 1500 };
/** What one person can have on the boards of others at once. */
const mostLines = 8;
const mostPoints = 12_000;

type Line = { shown: LiveStroke; points: (InkPoint | undefined)[] };

/** A line by its author and number. */
export const lineKey = (author: string, number: number): string => `${author} ${number}`;

/** Puts packets together to lines. A gap is a straight piece until the stroke itself comes. */
export function createLiveBoard(now: () => number) {
  const lines = new Map<string, Line>();
  const tooMany = (author: string): boolean =>
    Array.from(lines.values()).filter(({ shown }) => shown.author === author).length >= mostLines;

  const hearPoints = (author: string, anchor: string, packet: LivePoints): boolean => {
    const { kind, number, from, isWhole, frame, stroke } = packet;
    const key = lineKey(author, number);
    const known = lines.get(key);
    const isOther = known && (known.shown.anchor !== anchor || known.shown.kind !== kind);
    if (isOther || from + stroke.points.length > mostPoints || (!known && tooMany(author))) return false;
    const points = isWhole ? [] : (known?.points ?? []);
    stroke.points.forEach((point, at) => (points[from + at] = point));
    const whole = { ...stroke, points: points.filter((point) => point !== undefined) };
    const shown = { kind, author, anchor, number, frame, stroke: whole, heardAt: now() };
    lines.set(key, { shown, points });
    return true;
  };
  return {
    /** Takes what somebody sent. Returns whether the board has changed. */
    hear: (author: string, anchor: string, packet: LivePacket): boolean =>
      packet.kind === 'gone'
        ? lines.delete(lineKey(author, packet.number))
        : hearPoints(author, anchor, packet),
    /** The document has this line. Returns whether the board has changed. */
    settle: (author: string, number: number): boolean => lines.delete(lineKey(author, number)),
    /** Drops what has been silent for long. Returns whether the board has changed. */
    expire: (): boolean => {
      const old = Array.from(lines).filter(([, { shown }]) => now() - shown.heardAt >= staysFor[shown.kind]);
      for (const [key] of old) lines.delete(key);
      return old.length > 0;
    },
    list: (): LiveStroke[] => Array.from(lines.values(), ({ shown }) => shown),
  };
}
