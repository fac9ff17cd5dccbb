import { asciiBytes, joinBytes, spells, viewOf } from './bytes';
import { readOrientation, writeOrientation } from './orientation';

const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
} as const;

const exifHead = 'Exif\0\0';

type Segment = { code: number; from: number; to: number };

/**
 * A JPEG without what its camera and its programs wrote into it: EXIF, GPS, XMP, IPTC, comments, previews, and whatever
 * stands behind the picture, such as the film of a motion photo. The picture itself stays bit for bit, and so do its
 * colours and how it is turned. Null for bytes that are no whole JPEG.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (bytes[0] !== 0xff || bytes[1] !== marker.start) return null;
  const segments = listSegments(bytes);
  if (segments === null) return null;
  const exif = segments.find(({ code, from }) => code === marker.app1 && spells(bytes, from + 4, exifHead));
  const orientation = exif ? readOrientation(bytes.subarray(exif.from + 10, exif.to)) : 1;
  const kept = segments.filter((segment) => isPicture(bytes, segment));
  // A JFIF head has to stand first.
  const heads = kept.filter(({ code }) => code === marker.app0);
  const others = kept.filter(({ code }) => code !== marker.app0);
  const cut = ({ from, to }: Segment) => bytes.subarray(from, to);
  return joinBytes([
    bytes.subarray(0, 2),
    ...heads.map(cut),
    ...(orientation === 1 ? [] : [turnSegment(orientation)]),
    ...others.map(cut),
  ]);
}

/** Whether a segment is needed to draw the picture: all but application data and comments, except those for colours. */
function isPicture(bytes: Uint8Array, { code, from }: Segment): boolean {
  if (code === marker.comment) return false;
  if (code < marker.app0 || code > marker.app15) return true;
  if (code === marker.app0) return spells(bytes, from + 4, 'JFIF\0');
  if (code === marker.app2) return spells(bytes, from + 4, 'ICC_PROFILE\0');
  return code === marker.app14 && spells(bytes, from + 4, 'Adobe');
}

/** The parts of a JPEG up to its end; a scan reaches to the next marker. Null where one is cut off. */
function listSegments(bytes: Uint8Array): Segment[] | null {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 2 <= bytes.length) {
    const code = bytes[at + 1];
    if (bytes[at] !== 0xff || code === undefined) return null;
    // A marker may be filled up with more of its first byte.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) return [...segments, { code, from: at, to: at + 2 }];
    if (at + 4 > bytes.length) return null;
    const head = at + 2 + view.getUint16(at + 2);
    const to = code === marker.scan ? endOfScan(bytes, head) : head;
    if (to > bytes.length) return null;
    segments.push({ code, from: at, to });
    at = to;
  }
  return null;
}

/** Where the data of a scan end: at a marker that is neither an escaped byte nor one that restarts the decoder. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isInside = code === 0 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!isInside) return at;
  }
  return bytes.length;
}

/** The one segment of EXIF that stays. */
function turnSegment(orientation: number): Uint8Array {
  const body = joinBytes([asciiBytes(exifHead), writeOrientation(orientation)]);
  const length = body.length + 2;
  return joinBytes([Uint8Array.of(0xff, marker.app1, Math.floor(length / 256), length % 256), body]);
}
