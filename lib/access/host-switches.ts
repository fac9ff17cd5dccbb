import { isMarked, type Marked } from '@/lib/access/capabilities';
import { listHeldBy, type HeldBy } from '@/lib/access/enforcers';

/**
 * What hosts can open, put on request or switch off for everyone while a call runs, in the order of its switches: what
 * the vocabulary marks for it and the page has a control for. So a switch appears with the feature that it is about; the
 * compiler then asks for its words.
 */
export type ShieldCapability = Extract<HeldBy<'page'>, Marked<'shield'>>;
export const shieldCapabilities = listHeldBy('page').filter((capability): capability is ShieldCapability =>
  isMarked(capability, 'shield'),
);

/** What hosts can say about one person while a call runs: the same, and what is each person's alone. */
export type PersonalCapability = Extract<HeldBy<'page'>, Marked<'shield' | 'personal'>>;
export const personalCapabilities = listHeldBy('page').filter(
  (capability): capability is PersonalCapability =>
    isMarked(capability, 'shield') || isMarked(capability, 'personal'),
);
