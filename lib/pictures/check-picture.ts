import { findType } from '@/lib/files/find-type';
import { stripMetadata } from '@/lib/files/metadata/strip-metadata';
import { pictureLimits, pictureTypes, type PictureType } from './picture';
import { pixelSize } from './pixel-size';

/** A picture that may be shown to others. */
export type CheckedPicture = { readonly type: PictureType; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * What has arrived as a picture, without the metadata that another client than our page may have left in it. Null for
 * anything but a square WebP or JPEG of the size that our page makes.
 */
export function checkPicture(bytes: Uint8Array): CheckedPicture | null {
  const found = findType('', bytes);
  const type = pictureTypes.find((name) => name === found);
  if (type === undefined || bytes.length > pictureLimits.bytes) return null;
  const clean = stripMetadata(bytes, type);
  // Read behind the cleaning, because that is what people get.
  const size = clean && pixelSize(clean);
  if (!size || size.width !== size.height || size.width < 1 || size.width > pictureLimits.side) return null;
  return { type, bytes: clean };
}
