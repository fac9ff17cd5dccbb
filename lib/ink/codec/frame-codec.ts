import type { PlotFrame } from '../plot-frame';
import type { ByteReader } from './byte-reader';
import type { ByteWriter } from './byte-writer';

export function writeFrame(out: ByteWriter, { x0, x1, y0, y1, height }: PlotFrame): void {
  for (const value of [x0, x1, y0, y1]) out.float(value);
  out.whole(Math.round(height));
}

/** Throws a `RangeError` for a frame that shows nothing. */
export function readFrame(input: ByteReader): PlotFrame {
  const [x0, x1, y0, y1] = [input.float(), input.float(), input.float(), input.float()];
  const height = input.whole();
  const isUsable = [x0, x1, y0, y1].every(Number.isFinite) && x0 !== x1 && y0 !== y1 && height > 0;
  if (!isUsable) throw new RangeError();
  return { x0, x1, y0, y1, height };
}
