import type { Capability } from '@/lib/access/capabilities';
import { forever, nothingLocked } from '@/lib/access/layers';
import { presets } from '@/lib/access/presets';
import { findProfile } from '@/lib/access/profile-book';
import type { PersonProfileId } from '@/lib/access/profiles';
import { resolveAccess, type Access, type AccessInput } from '@/lib/access/resolve-access';
import { toOrganization, type Organization } from '@/lib/organization/organization';
import type { OrganizationSettings } from '@/lib/organization/schema';
import { toJoinClaims, type JoinClaims } from '@/lib/rooms/admission/join-claims';
import { usualProfile } from '@/lib/rooms/members/offered-profiles';
import { profileIn } from '@/lib/rooms/members/profile-in';
import { profileOnReturn } from '@/lib/rooms/members/restrictions';
import { answerOf, type Answer } from './access-lines';
import { findEntryRefusal, type EntryRefusal } from './find-entry-refusal';
import { liveOf, type Moment } from './moment';

type LayerName = 'policy' | 'profile' | 'room' | 'live' | 'exception';

/** One layer on the way to the answer: what the answer is once it has spoken, and whether it changed it. */
export type LayerStep = { readonly layer: LayerName; readonly answer: Answer; readonly speaks: boolean };

export type Simulation = {
  /** What they are, or become, in the room. */
  readonly profile: PersonProfileId;
  /** Why they are not inside; null when they are. */
  readonly refusal: EntryRefusal | null;
  readonly access: Access;
  /** What the token says that they are given, now or once they are let in. */
  readonly claims: JoinClaims;
  readonly steps: readonly LayerStep[];
};

/** What stands in a token where no person, no room or no join is there yet. */
const nobodyYet = { mediaRoom: '<room>', uid: '<account>', joinId: '<join>', name: '<name>' };

/**
 * What the resolver, the door and the token say about a moment: the functions by which the token route lets people in,
 * and nothing is signed.
 */
export function simulate(settings: OrganizationSettings, moment: Moment): Simulation {
  const organization = toOrganization(settings);
  const { there = null } = moment;
  const comer = there?.comer ?? null;
  const kind = comer?.kind ?? moment.kind;
  const profile = profileOf(organization, moment);
  const input = toInput(organization, moment, profile);
  const access = resolveAccess(input);
  const { seat } = comer?.standing ?? {};
  return {
    profile,
    refusal: findEntryRefusal(organization, moment, { profile, kind, access }),
    access,
    claims: toJoinClaims({
      ...nobodyYet,
      ...(there && { mediaRoom: there.mediaRoom }),
      ...(comer && { uid: comer.uid, name: comer.name }),
      ...(seat !== undefined && { seat }),
      profile,
      kind,
      access,
      isStrict: there?.isStrict ?? false,
    }),
    steps: listSteps(input, moment.capability),
  };
}

/**
 * Whoever comes by a code is made what a link of the room would make of them, unless a host says otherwise. Neither makes
 * more of somebody who had left by themselves than they were.
 */
function profileOf(organization: Organization, { there, way, preset, profile }: Moment): PersonProfileId {
  const own = there?.comer?.standing?.profile;
  if (own !== undefined) return own;
  const offered = way === 'code' ? usualProfile(organization, 'link', there?.room.preset ?? preset) : profile;
  const kept = there?.comer?.restrictions ?? null;
  const returned = { profile: profileOnReturn(offered, kept), ...(kept?.lent && { lent: kept.lent }) };
  return profileIn(returned, there?.session?.id ?? null);
}

function toInput({ policy, book }: Organization, moment: Moment, profile: PersonProfileId): AccessInput {
  const { capability, exception, preset, there = null } = moment;
  const { standing, restrictions } = there?.comer ?? {};
  const lent = (standing ?? restrictions)?.exceptions ?? {};
  const said = exception && { [capability]: { allow: exception === 'allows', until: forever } };
  return {
    policy,
    profile: findProfile(book, profile),
    room: there?.room.settings ?? presets[preset].settings,
    live: liveOf(moment),
    exception: { ...lent, ...said },
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
