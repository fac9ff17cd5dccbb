import type { Capability } from '@/lib/access/capabilities';
import { forever, nothingLocked, type LiveState, type RoomSetting } from '@/lib/access/layers';
import { findProfile } from '@/lib/access/profile-book';
import { presets, type PresetId } from '@/lib/access/presets';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access, type AccessInput } from '@/lib/access/resolve-access';
import { toGrant, type Grant } from '@/lib/access/to-grant';
import { toOrganization } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { answerOf, type Answer } from './access-lines';
import type { Situation } from './situation';

/** A moment that is tried out: who, in what kind of room, and what has happened there. */
export type Moment = {
  readonly profile: PersonProfileId;
  readonly preset: PresetId;
  readonly capability: Capability;
  /** What a host has set for the capability in this session; null for nothing. */
  readonly lock: RoomSetting | null;
  readonly isPaused: boolean;
  /** What a host has lent to, or taken from, the person; null for nothing. */
  readonly exception: 'allows' | 'refuses' | null;
  /** Somebody in a room, whose place the moment begins from: what is set above comes on top. */
  readonly there?: Situation | null;
};

type LayerName = 'policy' | 'profile' | 'room' | 'live' | 'exception';

/** One layer on the way to the answer: what the answer is once it has spoken, and whether it changed it. */
export type LayerStep = { readonly layer: LayerName; readonly answer: Answer; readonly speaks: boolean };

export type Simulation = {
  readonly access: Access;
  readonly grant: Grant;
  readonly steps: readonly LayerStep[];
};

/** What the resolver and the grant say about a moment; the same two functions as everywhere. */
export function simulate(settings: OrganizationSettings, moment: Moment): Simulation {
  const input = toInput(settings, moment);
  const access = resolveAccess(input);
  return { access, grant: toGrant(access, input.profile), steps: listSteps(input, moment.capability) };
}

function toInput(settings: OrganizationSettings, moment: Moment): AccessInput {
  const { policy, book } = toOrganization(settings);
  const { capability, lock, isPaused, exception, there = null } = moment;
  const now = there?.session?.live ?? nothingLocked;
  const live: LiveState = {
    ...now,
    locks: lock === null ? now.locks : { ...now.locks, [capability]: lock },
    paused: now.paused || isPaused,
  };
  // What was lent is theirs: whoever they are compared with has nothing of it.
  const lent = there?.profile === moment.profile ? there.exceptions : {};
  return {
    policy,
    profile: findProfile(book, moment.profile),
    room: there?.settings ?? presets[moment.preset].settings,
    live,
    exception:
      exception === null
        ? lent
        : { ...lent, [capability]: { allow: exception === 'allows', until: forever } },
    session: there?.session?.id ?? null,
    now: there?.at ?? 0,
  };
}

/** The resolver is asked again with one layer more each time: what it says then is what the layer has done. */
function listSteps(input: AccessInput, capability: Capability): LayerStep[] {
  const silent = { ...input, room: {}, live: nothingLocked, exception: {} };
  const inputs = [
    ['policy', { ...silent, policy: input.policy }],
    ['profile', { ...silent, policy: input.policy }],
    ['room', { ...silent, room: input.room }],
    ['live', { ...silent, room: input.room, live: input.live }],
    ['exception', input],
  ] as const;
  return inputs.map(([layer, reached], index) => {
    const decision = resolveAccess(reached)[capability];
    const answer = answerOf(decision);
    const earlier = inputs[index - 1];
    const before = earlier && answerOf(resolveAccess(earlier[1])[capability]);
    return { layer, answer, speaks: index < 2 ? decision.decidedBy === layer : before !== answer };
  });
}
