import { findType } from '@/lib/files/find-type';
import { spells } from '@/lib/files/metadata/bytes';
import { pictureLimits } from './picture';

/** A square inside a picture, and the side that it is drawn with; all in pixels. */
export type SquareCut = {
  readonly left: number;
  readonly top: number;
  readonly side: number;
  readonly drawn: number;
};

/** The largest square in the middle of a picture. A small one is not made larger. */
export function squareCut(width: number, height: number): SquareCut {
  const side = Math.min(width, height);
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    side,
    drawn: Math.min(side, pictureLimits.side),
  };
}

/** Whether a file begins as a picture that can be chosen: JPEG, PNG, WebP or AVIF. SVG can hold scripts. */
export function canBeChosen(head: Uint8Array): boolean {
  if (spells(head, 4, 'ftypavif') || spells(head, 4, 'ftypavis')) return true;
  const type = findType('', head);
  return type === 'image/jpeg' || type === 'image/png' || type === 'image/webp';
}
