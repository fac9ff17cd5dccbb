/** What a contact with a surface is for. */
export type Intent =
  /** It draws with the tool that is chosen. */
  | 'draw'
  /** It erases as long as it lasts: the back end of a pen, or its button. */
  | 'erase'
  /** It moves the page. */
  | 'move'
  /** A palm, or another button: nothing. */
  | 'nothing';

/** A pointer that comes down, as far as it matters who draws. */
export type Contact = {
  readonly type: 'pen' | 'touch' | 'mouse';
  /** The buttons that are held, as the browser numbers them. */
  readonly buttons: number;
  /** The larger side of the contact (CSS px). */
  readonly size: number;
  /** When it came down (ms). */
  readonly at: number;
};

/** What is known of the hand over a surface. */
export type Hand = {
  /** When a pen was seen last over any surface (ms); null for never. */
  readonly penSeenAt: number | null;
  readonly isPenDown: boolean;
  /** How what draws now came; null where nothing does. */
  readonly drawnBy: Contact['type'] | null;
};

export const restingHand: Hand = { penSeenAt: null, isPenDown: false, drawnBy: null };

/** A palm still rests so long after the pen has left (ms). */
const palmRests = 500;
/** A contact this wide is no fingertip (CSS px). */
const palmSize = 40;
/** So long after a pen was seen fingers only move the page (ms). */
const penStays = 5 * 60_000;

/** The buttons of a pointer: the tip, the button of a pen or the right one of a mouse, the back end of a pen. */
const tip = 1;
const barrel = 2;
const backEnd = 32;

/**
 * What a contact does. A pen draws, and while one is in use fingers move the page and a palm does nothing. Without a
 * pen a finger draws only where the person has chosen it. A mouse draws.
 */
export function intentOf(hand: Hand, contact: Contact, fingerDraws: boolean): Intent {
  const { type, buttons } = contact;
  if (type === 'pen') {
    if ((buttons & (barrel | backEnd)) !== 0) return 'erase';
    return (buttons & tip) === 0 ? 'nothing' : 'draw';
  }
  if (type === 'mouse') return buttons === tip ? 'draw' : 'nothing';
  if (isPalm(hand, contact)) return 'nothing';
  // A second finger helps to zoom; it begins nothing.
  if (hand.drawnBy !== null) return 'nothing';
  return fingerDraws && !isPenNear(hand, contact.at) ? 'draw' : 'move';
}

/** Whether what was begun is taken back for a pen: a hand came down before it. */
export const givesWay = (hand: Hand, contact: Contact): boolean =>
  contact.type === 'pen' && hand.drawnBy === 'touch';

/** Whether a pen was in use in the last minutes, so that fingers do not draw. */
const isPenNear = ({ penSeenAt, isPenDown }: Hand, at: number): boolean =>
  isPenDown || (penSeenAt !== null && at - penSeenAt < penStays);

function isPalm({ isPenDown, penSeenAt }: Hand, { size, at }: Contact): boolean {
  return isPenDown || size > palmSize || (penSeenAt !== null && at - penSeenAt < palmRests);
}
