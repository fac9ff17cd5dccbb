/** How a camera held a picture: 1 upright, 2 to 8 mirrored or turned. Source: EXIF 2.32, tag 0x0112. */
const orientationTag = 0x01_12;
/** A value of two bytes. */
const shortType = 3;
const entryBytes = 12;

/**
 * Reads how a picture is turned from the TIFF block of its EXIF; 1 where it says nothing, or is broken.
 *
 * @param tiff from its byte order on, without the word `Exif` before it
 */
export function readOrientation(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return 1;
  const isLittle = view.getUint16(0) === 0x49_49;
  if (!isLittle && view.getUint16(0) !== 0x4d_4d) return 1;
  const start = view.getUint32(4, isLittle);
  if (start + 2 > tiff.length) return 1;
  const count = view.getUint16(start, isLittle);
  for (let at = start + 2; at + entryBytes <= tiff.length; at += entryBytes) {
    if (at >= start + 2 + count * entryBytes) break;
    if (view.getUint16(at, isLittle) === orientationTag) {
      const value = view.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  }
  return 1;
}

/** A TIFF block that says how a picture is turned, and nothing else. */
export function writeOrientation(orientation: number): Uint8Array {
  const tiff = new Uint8Array(8 + 2 + entryBytes + 4);
  const view = new DataView(tiff.buffer);
  view.setUint16(0, 0x4d_4d);
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  view.setUint16(12, shortType);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}
