import { ByteReader } from '../codec/byte-reader';
import { ByteWriter } from '../codec/byte-writer';
import { readFrame, writeFrame } from '../codec/frame-codec';
import { readStroke, writeStroke } from '../codec/stroke-codec';
import type { PlotFrame } from '../plot-frame';
import type { Stroke } from '../stroke';

/** A stroke that will be kept, or a pointer that fades. */
const liveKinds = ['stroke', 'pointer'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** Some points of a line, on their way to the others. */
export type LivePoints = {
  readonly kind: LiveKind;
  readonly number: number;
  /** The place of the first point in its line. */
  readonly from: number;
  /** These are all points of the line: those before them are no longer there. */
  readonly isWhole: boolean;
  readonly frame: PlotFrame | null;
  readonly stroke: Stroke;
};

/** Points, or the news that a line was taken back. */
export type LivePacket = LivePoints | { readonly kind: 'gone'; readonly number: number };

const [goneMark, frameMark, wholeMark] = [2, 4, 8];
const allMarks = 15;
/** The most bytes of a packet: in base64 it fits into a message of the topic. */
const mostBytes = 780;
/** No hand draws a longer line at once. */
const mostFrom = 65_535;

export function encodePacket(packet: LivePacket): Uint8Array {
  const out = new ByteWriter();
  if (packet.kind === 'gone') {
    out.byte(goneMark);
    out.byte(packet.number >> 8);
    out.byte(packet.number);
    return out.bytes();
  }
  const { kind, number, from, isWhole, frame, stroke } = packet;
  const marks = (frame ? frameMark : 0) | (isWhole ? wholeMark : 0);
  out.byte(liveKinds.indexOf(kind) | marks);
  out.byte(number >> 8);
  out.byte(number);
  out.whole(Math.min(from, mostFrom));
  if (frame) writeFrame(out, frame);
  writeStroke(out, stroke);
  return out.bytes();
}

/** Throws a `RangeError` for bytes that are no packet. */
export function decodePacket(bytes: Uint8Array): LivePacket {
  const input = new ByteReader(bytes);
  const marks = input.byte();
  const number = (input.byte() << 8) | input.byte();
  if (marks === goneMark) return { kind: 'gone', number };
  const kind = liveKinds[marks & 3];
  if (kind === undefined || marks > allMarks) throw new RangeError();
  const from = input.whole();
  if (from > mostFrom) throw new RangeError();
  const frame = (marks & frameMark) > 0 ? readFrame(input) : null;
  const stroke = readStroke(input);
  if (input.left > 0) throw new RangeError();
  return { kind, number, from, isWhole: (marks & wholeMark) > 0, frame, stroke };
}

/** The bytes of some points: one packet, or several where they are too many for one. */
export function toPackets(points: LivePoints): Uint8Array[] {
  const { stroke, from } = points;
  const bytes = encodePacket(points);
  if (bytes.length <= mostBytes || stroke.points.length === 1) return [bytes];
  const half = Math.ceil(stroke.points.length / 2);
  const part = (begin: number, end: number): LivePoints => ({
    ...points,
    from: from + begin,
    isWhole: points.isWhole && begin === 0,
    stroke: { ...stroke, points: stroke.points.slice(begin, end) },
  });
  return [part(0, half), part(half, stroke.points.length)].flatMap(toPackets);
}
