import { asciiBytes, joinBytes, nameAt, viewOf } from './bytes';
import { readOrientation, writeOrientation } from './orientation';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Chunks that are needed to draw the picture as it was meant. Source: PNG, third edition, and APNG. */
const drawn: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI'],
  ...['sBIT', 'bKGD', 'pHYs', 'hIST', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
]);

/**
 * A PNG with the chunks that draw it and no others: no EXIF, texts or times, and nothing behind its end. How it is
 * turned stays. Null for bytes that are no whole PNG.
 */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (!signature.every((byte, index) => bytes[index] === byte)) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (drawn.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'eXIf') {
      const orientation = readOrientation(bytes.subarray(at + 8, end - 4));
      if (orientation !== 1) kept.push(chunkOf('eXIf', writeOrientation(orientation)));
    }
    if (name === 'IEND') return joinBytes([signature, ...kept]);
    at = end;
  }
  return null;
}

function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const body = joinBytes([asciiBytes(name), data]);
  const frame = new Uint8Array(8);
  viewOf(frame).setUint32(0, data.length);
  viewOf(frame).setUint32(4, checksumOf(body));
  return joinBytes([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** CRC-32 as PNG uses it. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0);
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}
