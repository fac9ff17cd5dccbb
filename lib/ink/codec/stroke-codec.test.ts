import { makeStrokes, random } from '../samples.fixture';
import { decodeStroke, encodeStroke, mostPoints, splitLong } from './stroke-codec';

it('brings a stroke back to a sixteenth of a unit', () => {
  for (const stroke of makeStrokes(300)) {
    const back = decodeStroke(encodeStroke(stroke));
    expect(back).toMatchObject({ tool: 'pen', width: 2.5, ms: stroke.ms, isStraight: false });
    expect(back.points).toHaveLength(stroke.points.length);
    const off = stroke.points.flatMap(({ x, y, pressure }, at) => {
      const point = back.points[at]!;
      return [Math.abs(point.x - x), Math.abs(point.y - y), Math.abs(point.pressure - pressure) * (15 / 8)];
    });
    expect(Math.max(...off)).toBeLessThanOrEqual(1 / 16 + 1e-9);
  }
});

it('refuses bytes that are no stroke, and never takes long', () => {
  const next = random(3);
  const faults: unknown[] = [];
  for (let turn = 0; turn < 20_000; turn += 1) {
    const bytes = Uint8Array.from({ length: Math.floor(next() * 60) }, () => Math.floor(next() * 256));
    if (turn % 2 === 0) bytes[0] = 1;
    try {
      if (decodeStroke(bytes).points.length > bytes.length) faults.push('too many points');
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) faults.push(thrown);
    }
  }
  expect(faults).toEqual([]);
});

it('refuses a stroke that was cut, and one with something behind it', () => {
  const bytes = encodeStroke(makeStrokes(1)[0]!);
  for (let length = 0; length < bytes.length; length += 1) {
    expect(() => decodeStroke(bytes.subarray(0, length))).toThrow(RangeError);
  }
  expect(() => decodeStroke(Uint8Array.of(...bytes, 0))).toThrow(RangeError);
});

it('writes a line that is too long as several that join', () => {
  const [stroke] = makeStrokes(1);
  const points = Array.from({ length: 2.5 * mostPoints }, (_, x) => ({ x, y: 0, pressure: 0.5 }));
  const parts = splitLong({ ...stroke!, points });
  expect(parts.flatMap((part, at) => part.points.slice(at === 0 ? 0 : 1))).toEqual(points);
  expect(parts[1]!.points[0]).toEqual(parts[0]!.points.at(-1));
  for (const part of parts) expect(() => encodeStroke(part)).not.toThrow();
});
