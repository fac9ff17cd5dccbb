import { isMarked, type Marked } from '@/lib/access/capabilities';
import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';

/**
 * What hosts can open, put on request or switch off for everyone in a call, in the order of the switches: what the
 * vocabulary marks and the page has a control for. So a switch appears with its feature, and the compiler asks for its
 * words.
 */
export type ShieldCapability = Extract<HeldBy<'page'>, Marked<'shield'>>;
export const shieldCapabilities = listHeldBy('page').filter((capability): capability is ShieldCapability =>
  isMarked(capability, 'shield'),
);

/** What hosts can switch for one person in a call: the same, and the personal ones. */
export type PersonalCapability = Extract<HeldBy<'page'>, Marked<'shield' | 'personal'>>;
export const personalCapabilities = listHeldBy('page').filter(
  (capability): capability is PersonalCapability =>
    isMarked(capability, 'shield') || isMarked(capability, 'personal'),
);
