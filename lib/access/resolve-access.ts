import { type Capability, capabilities, capabilityFacts } from '@/lib/access/capabilities';
import type {
  Exception,
  Exceptions,
  LiveState,
  Policy,
  RoomSetting,
  RoomSettings,
} from '@/lib/access/layers';
import type { Profile } from '@/lib/access/profiles';

type AccessLayer = 'policy' | 'profile' | 'room' | 'live' | 'exception';

/** The reason of an answer: keys of `why` in `messages/en/access.json`. */
export const accessReasons = [
  'policy-forces-on',
  'policy-forces-off',
  'policy-default-on',
  'policy-default-off',
  'profile-allows',
  'profile-asks',
  'profile-refuses',
  'room-allows',
  'room-asks',
  'room-off',
  'live-allows',
  'live-asks',
  'live-off',
  'live-paused',
  'exception-allows',
  'exception-refuses',
] as const;
type AccessReason = (typeof accessReasons)[number];

export type AccessDecision = {
  readonly allowed: boolean;
  /** Not allowed, but a host can be asked for it. */
  readonly askable: boolean;
  /** The layer that must change for the answer to change. */
  readonly decidedBy: AccessLayer;
  readonly reason: AccessReason;
};
export type Access = Readonly<Record<Capability, AccessDecision>>;

export type AccessInput = {
  readonly policy: Policy;
  readonly profile: Profile;
  readonly room: RoomSettings;
  readonly live: LiveState;
  /** The exceptions of this one person. */
  readonly exception: Exceptions;
  /** The id of the room's current session. */
  readonly session: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
};

type Answer = 'yes' | 'ask' | 'no';
type Standing = { readonly answer: Answer; readonly decidedBy: AccessLayer; readonly reason: AccessReason };

/**
 * What a person may do, for every capability, and which layer decided.
 *
 * There are five layers: organisation policy → profile → room settings → live state → exception for this person. A
 * later one wins unless an earlier one forces. *Pause everything* comes last; it overrides all but the policy's forced
 * answers, and hosts are exempt. A layer that only agrees is not named as the one that decided.
 *
 * Pure and total: every capability is answered, and the only clock is `now`.
 */
export function resolveAccess(input: AccessInput): Access {
  const decisions = capabilities.map((capability) => [
    capability,
    toDecision(capability, settle(capability, input)),
  ]);
  return Object.fromEntries(decisions) as Access;
}

function toDecision(capability: Capability, { answer, decidedBy, reason }: Standing): AccessDecision {
  const askable = answer === 'ask' && capabilityFacts[capability].askable;
  return { allowed: answer === 'yes', askable, decidedBy, reason };
}

function settle(capability: Capability, input: AccessInput): Standing {
  const { profile, policy } = input;
  const { reach } = capabilityFacts[capability];
  if (isSealed(capability, profile)) return refusedByProfile;

  // Service profiles are the product's own: an organisation cannot reshape them.
  const rule = profile.kind === 'service' ? undefined : policy[profile.id]?.[capability];
  if (rule === 'forced-on') return { answer: 'yes', decidedBy: 'policy', reason: 'policy-forces-on' };
  if (rule === 'forced-off') return { answer: 'no', decidedBy: 'policy', reason: 'policy-forces-off' };

  let standing = fromProfile(capability, profile, rule === 'default-on');
  if (reach === 'everyone') {
    standing = applySetting(standing, input.room[capability], profile, 'room');
    standing = applySetting(standing, input.live.locks[capability], profile, 'live');
  }
  if (reach === 'everyone' || reach === 'person') {
    standing = applyException(standing, input.exception[capability], input);
  }
  return applyPause(standing, capability, input);
}

const refusedByProfile: Standing = { answer: 'no', decidedBy: 'profile', reason: 'profile-refuses' };

/**
 * What no layer can give: capabilities that nobody has, and those that a hidden or service profile lacks by itself. A
 * hidden person must not be heard, and a service does its one job.
 */
function isSealed(capability: Capability, profile: Profile): boolean {
  if (capabilityFacts[capability].reach === 'nobody') return true;
  return (profile.hidden || profile.kind === 'service') && profile.capabilities[capability] !== 'yes';
}

function fromProfile(capability: Capability, profile: Profile, isOnByDefault: boolean): Standing {
  const answer = profile.capabilities[capability];
  switch (answer) {
    case 'yes':
      return { answer, decidedBy: 'profile', reason: 'profile-allows' };
    case 'ask':
      return { answer, decidedBy: 'profile', reason: 'profile-asks' };
    case 'no':
      return refusedByProfile;
    case 'inherit':
      return isOnByDefault
        ? { answer: 'yes', decidedBy: 'policy', reason: 'policy-default-on' }
        : { answer: 'no', decidedBy: 'policy', reason: 'policy-default-off' };
  }
}

const settingAnswers = { everyone: 'yes', ask: 'ask', off: 'no' } as const satisfies Record<
  RoomSetting,
  Answer
>;
const settingReasons = { everyone: 'allows', ask: 'asks', off: 'off' } as const satisfies Record<
  RoomSetting,
  string
>;
const openness = { no: 0, ask: 1, yes: 2 } as const satisfies Record<Answer, number>;

function applySetting(
  standing: Standing,
  setting: RoomSetting | undefined,
  { governed }: Profile,
  layer: 'room' | 'live',
): Standing {
  if (setting === undefined || governed === 'exempt') return standing;
  const answer = settingAnswers[setting];
  const step = openness[answer] - openness[standing.answer];
  if (step === 0) return standing;
  if (governed === 'narrow' && step > 0) return standing;
  if (governed === 'widen' && step < 0) return standing;
  return { answer, decidedBy: layer, reason: `${layer}-${settingReasons[setting]}` };
}

function applyException(
  standing: Standing,
  exception: Exception | undefined,
  { session, now }: AccessInput,
): Standing {
  if (exception === undefined || exception.until <= now) return standing;
  if (exception.session !== undefined && exception.session !== session) return standing;
  if (standing.answer === (exception.allow ? 'yes' : 'no')) return standing;
  return exception.allow
    ? { answer: 'yes', decidedBy: 'exception', reason: 'exception-allows' }
    : { answer: 'no', decidedBy: 'exception', reason: 'exception-refuses' };
}

function applyPause(standing: Standing, capability: Capability, { live, profile }: AccessInput): Standing {
  const isPaused = live.paused && !profile.isHost && capabilityFacts[capability].pausable;
  if (!isPaused || standing.answer === 'no') return standing;
  return { answer: 'no', decidedBy: 'live', reason: 'live-paused' };
}
