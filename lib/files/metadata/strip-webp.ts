import { asciiBytes, joinBytes, nameAt, spells, viewOf } from './bytes';
import { readOrientation, writeOrientation } from './orientation';

/** Chunks that draw the picture. Source: the WebP container specification. */
const drawn: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the `VP8X` chunk that announce EXIF and XMP. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

type Chunk = { name: string; data: Uint8Array };

/** A WebP without EXIF, XMP and unknown chunks; how it is turned stays. Null for bytes that are no whole WebP. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const chunks = listChunks(bytes);
  if (chunks === null) return null;
  const exif = chunks.find(({ name }) => name === 'EXIF');
  // Some programs put the head of JPEG's EXIF before it.
  const tiff = exif && (spells(exif.data, 0, 'Exif\0\0') ? exif.data.subarray(6) : exif.data);
  const orientation = tiff ? readOrientation(tiff) : 1;
  const kept = chunks
    .filter(({ name }) => drawn.has(name))
    .map((chunk) => (chunk.name === 'VP8X' ? withFlags(chunk, orientation !== 1) : chunk));
  if (orientation !== 1) kept.push({ name: 'EXIF', data: writeOrientation(orientation) });
  const body = joinBytes([asciiBytes('WEBP'), ...kept.map(toBytes)]);
  return joinBytes([asciiBytes('RIFF'), lengthOf(body.length), body]);
}

function listChunks(bytes: Uint8Array): Chunk[] | null {
  if (!spells(bytes, 0, 'RIFF') || !spells(bytes, 8, 'WEBP')) return null;
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > end) return null;
    chunks.push({ name: nameAt(bytes, at), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function withFlags({ name, data }: Chunk, hasExif: boolean): Chunk {
  const flags = ((data[0] ?? 0) & ~exifFlag & ~xmpFlag) | (hasExif ? exifFlag : 0);
  return { name, data: joinBytes([Uint8Array.of(flags), data.subarray(1)]) };
}

/** A chunk of odd length is filled up by one byte. */
const toBytes = ({ name, data }: Chunk): Uint8Array =>
  joinBytes([asciiBytes(name), lengthOf(data.length), data, new Uint8Array(data.length % 2)]);

function lengthOf(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, length, true);
  return bytes;
}
