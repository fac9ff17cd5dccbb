import { type Capability, capabilities, capabilityFacts } from '@/lib/access/capabilities';
import { baseOf, builtInProfiles, type PersonProfileId, type ProfileAnswer } from '@/lib/access/profiles';

export type SetAnswer = Exclude<ProfileAnswer, 'inherit'>;

/** Why an answer cannot stand in a profile: keys of `admin.profiles.why`. */
export type Contradiction =
  /** Nobody ever has it. */
  | { readonly kind: 'nobody' }
  /** An office that only the product gives: it decides who ranks above whom. */
  | { readonly kind: 'office' }
  /** Somebody who is hidden must not be heard. */
  | { readonly kind: 'hidden' }
  /** A host cannot be asked for it. */
  | { readonly kind: 'not-askable' }
  /** Without it nobody could run a room. */
  | { readonly kind: 'host-keeps' }
  /** It needs another capability, which is more closed. */
  | { readonly kind: 'needs'; readonly other: Capability }
  /** Another capability, which is more open, needs this one. */
  | { readonly kind: 'needed'; readonly other: Capability };

const nothing = [] as const;

/** What each capability needs. All need `room:read`, because nobody enters a room without it. */
const needs: Readonly<Record<Capability, readonly Capability[]>> = {
  'mic:publish': nothing,
  'camera:publish': nothing,
  'screen:publish': nothing,
  'hand:raise': nothing,
  'reaction:send': ['data:send'],
  'worksheet:edit': nothing,
  'worksheet:own': nothing,
  'ink:draw': ['data:send'],
  'chat:send': nothing,
  'chat:direct': nothing,
  'file:upload': nothing,
  'class:run': ['member:list'],
  'question:run': nothing,
  'question:answer': nothing,
  'member:list': nothing,
  'member:add': nothing,
  'member:moderate': ['member:list'],
  'lobby:admit': ['member:list'],
  'lobby:stand-in': ['member:list'],
  'room:read': nothing,
  'room:subscribe': nothing,
  'data:send': nothing,
  'room:start': nothing,
  'room:end': nothing,
  'room:settings': nothing,
  'room:delete': nothing,
  'room:transfer': nothing,
  'metadata:update': nothing,
};

const requirementsOf = (capability: Capability): readonly Capability[] =>
  capability === 'room:read' ? nothing : ['room:read', ...needs[capability]];

const openness = { no: 0, ask: 1, inherit: 1, yes: 2 } as const satisfies Record<ProfileAnswer, number>;

/** Why an answer cannot stand in a profile, whatever its other answers are; null when it can. */
export function findOwnContradiction(
  profile: PersonProfileId,
  capability: Capability,
  answer: SetAnswer,
): Contradiction | null {
  const base = builtInProfiles[baseOf(profile)];
  const { reach, askable } = capabilityFacts[capability];
  const widens = openness[answer] > openness[base.capabilities[capability]];
  if (answer !== 'no') {
    if (reach === 'nobody') return { kind: 'nobody' };
    if (base.hidden && widens) return { kind: 'hidden' };
    if (reach === 'profile' && widens) return { kind: 'office' };
    if (answer === 'ask' && !askable) return { kind: 'not-askable' };
  }
  if (
    base.id === 'host' &&
    reach === 'profile' &&
    openness[answer] < openness[base.capabilities[capability]]
  ) {
    return { kind: 'host-keeps' };
  }
  return null;
}

/**
 * Why the answer about one capability cannot stand beside the others; null when it can.
 *
 * @param answers the effective answers, after policy and profile
 */
export function findMismatch(
  capability: Capability,
  answers: Readonly<Record<Capability, SetAnswer>>,
): Contradiction | null {
  const isMoreOpen = (one: Capability, other: Capability) =>
    openness[answers[one]] > openness[answers[other]];
  const lacking = requirementsOf(capability).find((other) => isMoreOpen(capability, other));
  if (lacking !== undefined) return { kind: 'needs', other: lacking };
  const needing = capabilities.find(
    (other) => requirementsOf(other).includes(capability) && isMoreOpen(other, capability),
  );
  return needing === undefined ? null : { kind: 'needed', other: needing };
}
