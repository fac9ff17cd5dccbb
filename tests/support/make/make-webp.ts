import { asciiBytes, joinBytes } from '@/lib/files/metadata/bytes';

/** Bytes that say of themselves to be a WebP of so many pixels; nothing is drawn in it. */
export function makeWebp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(8);
  pixels[0] = 0x2f;
  new DataView(pixels.buffer).setUint32(1, (width - 1) | ((height - 1) << 14), true);
  const body = joinBytes([asciiBytes('WEBPVP8L'), length4(pixels.length), pixels]);
  return joinBytes([asciiBytes('RIFF'), length4(body.length), body]);
}

function length4(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length, true);
  return bytes;
}
