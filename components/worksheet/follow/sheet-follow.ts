import type { PersonColour } from '@/lib/core/person-hue';

/** A place among the sheets of a room. */
export type SheetSpot = {
  sheet: string;
  /** Null for the sheet as a whole. */
  cell: string | null;
};

/** What a sheet needs for leading and following; a sheet outside a call has none. */
export type SheetFollow = {
  /** Whether this person leads; null for a person who may not. */
  lead: { isOn: boolean; toggle: () => void } | null;
  /** The leader whom this person follows, or followed until they went elsewhere. */
  led: { name: string; colour: PersonColour; spot: SheetSpot; isFollowed: boolean } | null;
  /** Says where this person is. */
  tell: (spot: SheetSpot) => void;
  follow: () => void;
  /** The person went somewhere by themselves. */
  stray: () => void;
  /** The person wants to hear no more of it. */
  stop: () => void;
};
