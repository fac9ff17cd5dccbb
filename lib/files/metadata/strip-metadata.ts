import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';
import { stripWebp } from './strip-webp';

const strips: ReadonlyMap<string, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | null> = new Map([
  ['image/jpeg', stripJpeg],
  ['image/png', stripPng],
  ['image/webp', stripWebp],
]);

/** Whether pictures of a type can be cleaned of place, camera and author. */
export const canStrip = (type: string): boolean => strips.has(type);

/**
 * A picture without the place, time, device and author that its file names. Nothing is encoded again. Null where the
 * bytes are no whole picture of that type: such a file is not sent.
 */
export const stripMetadata = (bytes: Uint8Array, type: string): Uint8Array<ArrayBuffer> | null =>
  strips.get(type)?.(bytes) ?? null;
