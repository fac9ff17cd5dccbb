import type { PlotFrame } from '../plot-frame';
import type { Stroke } from '../stroke';
import { ByteReader } from './byte-reader';
import { ByteWriter } from './byte-writer';
import { readFrame, writeFrame } from './frame-codec';
import { readStroke, writeStroke } from './stroke-codec';

/** Marks a stroke that stands in place of another: which edit wrote it, and which piece of the edit it is. */
export type InkEdit = { readonly tag: number; readonly piece: number };

/** An item of the document, as its bytes say it. */
export type PackedInk = {
  /** The id of a cell, or of a page of a file. */
  readonly anchor: string;
  readonly authorKey: string;
  /** When it was drawn, in ms, to the second. */
  readonly at: number;
  readonly number: number;
  /** Null for a stroke as it was drawn. */
  readonly edit: InkEdit | null;
  readonly frame: PlotFrame | null;
  readonly stroke: Stroke;
};

const version = 1;
const [frameMark, editMark, hexMark] = [16, 32, 64];
/** Times are counted from here: fewer bytes. */
const firstSecond = Date.UTC(2025, 0, 1) / 1000;
const longestAnchor = 64;

/** Writes an item. Throws a `RangeError` for an anchor of more than 64 signs, or with others than ids have. */
export function packInk({ anchor, authorKey, at, number, edit, frame, stroke }: PackedInk): Uint8Array {
  const isHex = /^(?:[0-9a-f]{2})+$/.test(anchor);
  const name = isHex ? hexBytes(anchor) : letterBytes(anchor);
  if (name.length > longestAnchor) throw new RangeError();
  const out = new ByteWriter();
  out.byte(version | (frame ? frameMark : 0) | (edit ? editMark : 0) | (isHex ? hexMark : 0));
  out.byte(name.length);
  out.all(name);
  out.all(hexBytes(authorKey));
  out.whole(Math.max(0, Math.floor(at / 1000) - firstSecond));
  out.byte(number >> 8);
  out.byte(number);
  if (edit) {
    out.whole(edit.tag);
    out.whole(edit.piece);
  }
  if (frame) writeFrame(out, frame);
  writeStroke(out, stroke);
  return out.bytes();
}

/** Reads an item. Throws a `RangeError` for bytes that are none. */
export function unpackInk(bytes: Uint8Array): PackedInk {
  const input = new ByteReader(bytes);
  const marks = input.byte();
  if ((marks & 15) !== version || marks > 127) throw new RangeError();
  const name = input.all(input.byte());
  const anchor = (marks & hexMark) > 0 ? hexOf(name) : String.fromCharCode(...name);
  const authorKey = hexOf(input.all(4));
  const at = (input.whole() + firstSecond) * 1000;
  const number = (input.byte() << 8) | input.byte();
  const edit = (marks & editMark) > 0 ? { tag: input.whole(), piece: input.whole() } : null;
  const frame = (marks & frameMark) > 0 ? readFrame(input) : null;
  const stroke = readStroke(input);
  if (input.left > 0 || name.length === 0) throw new RangeError();
  return { anchor, authorKey, at, number, edit, frame, stroke };
}

function letterBytes(text: string): number[] {
  if (!/^[ -~]*$/.test(text)) throw new RangeError();
  return Array.from(text, (sign) => sign.charCodeAt(0));
}

const hexBytes = (text: string): number[] =>
  Array.from({ length: text.length / 2 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
