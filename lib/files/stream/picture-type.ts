import { pictureLimits } from '@/lib/livekit/data-topics';
import { kindOf, type FileType } from '../file-types';
import { findType } from '../find-type';

const isPicture = (type: FileType): boolean => kindOf(type) === 'picture';

/** The type of a picture by its first bytes; null for everything else. A picture is told by its content alone. */
export function findPictureType(head: Uint8Array): FileType | null {
  const type = findType('', head);
  return type !== null && isPicture(type) ? type : null;
}

/** Whether a file goes through a call beside its upload: a picture that receivers take. */
export const isStreamed = ({ type, size }: { type: FileType; size: number }): boolean =>
  isPicture(type) && size <= pictureLimits.bytes;
