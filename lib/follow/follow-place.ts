/** A sheet of the room, and a cell of it. */
type SheetPlace = {
  kind: 'sheet';
  id: string;
  /** Null for the sheet as a whole. */
  part: string | null;
};

/** A file of the room, as it lies on the stage. */
export type FilePlace = {
  kind: 'file';
  id: string;
  /** From 1; a picture has one. */
  page: number;
  /** How many times the width of the stage; 1 fits. */
  zoom: number;
};

/** Where somebody is. Their followers go there. */
export type FollowPlace = SheetPlace | FilePlace;

export const isSamePlace = (one: FollowPlace | null, other: FollowPlace | null): boolean =>
  one === other || (one !== null && other !== null && isSame(one, other));

function isSame(one: FollowPlace, other: FollowPlace): boolean {
  if (one.id !== other.id) return false;
  if (one.kind === 'sheet') return other.kind === 'sheet' && one.part === other.part;
  return other.kind === 'file' && one.page === other.page && one.zoom === other.zoom;
}
