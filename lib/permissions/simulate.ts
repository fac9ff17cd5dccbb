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

/** One layer of the decision: the answer after it, and whether it changed the answer. */
export type LayerStep = { readonly layer: LayerName; readonly answer: Answer; readonly speaks: boolean };

export type Simulation = {
  /** The profile that they have, or get, in the room. */
  readonly profile: PersonProfileId;
  /** Why they do not get in; null when they do. */
  readonly refusal: EntryRefusal | null;
  readonly access: Access;
  /** What the token grants them, now or once they are let in. */
  readonly claims: JoinClaims;
  readonly steps: readonly LayerStep[];
};

/** Placeholders in the token where no person, room or join exists yet. */
const nobodyYet = { mediaRoom: '<room>', uid: '<account>', joinId: '<join>', name: '<name>' };

/**
 * What resolver, admission and token say about a simulated entry. It uses the functions of the token route, and
 * signs nothing.
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
 * A short code gives what a link of the room would, unless a host says otherwise. Neither gives a person who
 * had left more than they had.
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

/** Asks the resolver again with one more layer each time, so the difference shows what the layer did. */
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
