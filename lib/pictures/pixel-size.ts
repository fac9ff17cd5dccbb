import { spells, viewOf } from '@/lib/files/metadata/bytes';

/** Width and height in pixels. */
export type PixelSize = { readonly width: number; readonly height: number };

/**
 * How large a JPEG or a WebP is drawn, as its header says; null for other bytes. A small file can say that it fills
 * gigabytes.
 */
export function pixelSize(bytes: Uint8Array): PixelSize | null {
  try {
    return spells(bytes, 0, 'RIFF') ? sizeOfWebp(bytes) : sizeOfJpeg(bytes);
  } catch {
    // A view throws where the bytes end too early.
    return null;
  }
}

/** Google's container specification for WebP, and RFC 6386 and RFC 9649 for what it holds. */
function sizeOfWebp(bytes: Uint8Array): PixelSize | null {
  const view = viewOf(bytes);
  if (spells(bytes, 12, 'VP8X')) {
    const at = (place: number) => (view.getUint16(place, true) | (view.getUint8(place + 2) << 16)) + 1;
    return { width: at(24), height: at(27) };
  }
  if (spells(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (!spells(bytes, 12, 'VP8 ')) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** The first frame header of ITU-T T.81; DHT, JPG and DAC have numbers among those of frames. */
function sizeOfJpeg(bytes: Uint8Array): PixelSize | null {
  const view = viewOf(bytes);
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
