/**
 * Whether a key or the clipboard belongs to what stands on the sheet and is none of its cells, such as the range of a
 * slider, or to a menu that lies over it.
 */
export const isOwnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-own-keys], [role="menu"]') !== null;
