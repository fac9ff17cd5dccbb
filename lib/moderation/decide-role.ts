import { presets, type PresetId } from '@/lib/access/presets';
import { traitsOf, type PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import { AppError } from '@/lib/errors/app-error';
import { roleTimes, type RoleTime } from '@/lib/moderation/schema';
import { profileIn, type PresentEntry } from '@/lib/rooms/members/profile-in';
import type { Organization } from '@/lib/organization/organization';
import { requireGift } from '@/lib/rooms/members/gift';
import { isAtMost } from '@/lib/rooms/members/profile-rank';

export type Role = { readonly profile: PersonProfileId; readonly lasts: RoleTime };

type Facts = {
  uid: string;
  kind: PersonKind;
  ownerUid: string;
  entry: PresentEntry;
  /** The session that is open now, or null. */
  session: string | null;
  actor: { uid: string; entry: PresentEntry };
  organization: Organization;
};

export type RoleChange = {
  before: Role;
  /** The changes that undo it, in order: a role from now on also ends the role that was lent above it. */
  back: Role[];
  entry: PresentEntry;
};

/**
 * The entry of a person after a change of role; null when they have the role already. Nobody gives a higher role than
 * their own, or for longer than they have it: a co-host until the session ends makes others co-hosts until then.
 *
 * Throws `rooms/no-session` for a role until the session ends while none is open. Throws `access/denied` about
 * oneself, the owner, a person who ranks above the actor, and observers, whose visibility would change. Throws
 * `auth/accounts-only` when a guest or a learner would run the room: that needs a person who can be found again.
 */
export function decideRole(
  { uid, kind, ownerUid, entry, session, actor, organization }: Facts,
  wanted: Role,
): RoleChange | null {
  const own = wanted.lasts === 'session' ? profileIn(actor.entry, session) : actor.entry.profile;
  const now = profileIn(entry, session);
  const isTheirs =
    uid !== actor.uid &&
    uid !== ownerUid &&
    isAtMost(now, profileIn(actor.entry, session)) &&
    isAtMost(entry.profile, profileIn(actor.entry, session));
  const isHiddenThing = traitsOf(wanted.profile).hidden !== traitsOf(now).hidden;
  if (!isTheirs || isHiddenThing) {
    throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
  }
  requireGift(organization, { profile: wanted.profile, giver: own, kind }, 'member:moderate');

  const isLent = entry.lent !== undefined && entry.lent.session === session;
  const before: Role = { profile: now, lasts: isLent ? 'session' : 'always' };
  const { lent: _, ...kept } = entry;
  const epoch = entry.epoch + 1;
  if (wanted.lasts === 'always') {
    if (!isLent && entry.profile === wanted.profile) return null;
    const lasting: Role = { profile: entry.profile, lasts: 'always' };
    const back = isLent ? [lasting, before] : [lasting];
    return { before, back, entry: { ...kept, profile: wanted.profile, epoch } };
  }
  if (session === null) throw new AppError('rooms/no-session');
  if (now === wanted.profile) return null;
  // The person's own role needs no loan that would have to end.
  const isOwn = wanted.profile === entry.profile;
  const lent = isOwn ? {} : { lent: { profile: wanted.profile, session } };
  return { before, back: [{ profile: now, lasts: 'session' }], entry: { ...kept, ...lent, epoch } };
}

/**
 * For how long a person may give a role: from now on only within their own role, without what was lent to them. While
 * that is unknown, until the session ends.
 */
export const listRoleTimes = (profile: PersonProfileId, own: PersonProfileId | null): readonly RoleTime[] =>
  own !== null && isAtMost(profile, own) ? roleTimes : ['session'];

/** Whether a profile is one that runs a room. */
export const runsRoom = (profile: PersonProfileId): boolean => !isAtMost(profile, 'presenter');

/**
 * The role of a person who shall no longer run the room: their own one, or the room's default when their own runs it
 * or is unknown.
 */
export const roleBeneath = (own: PersonProfileId | null, preset: PresetId): PersonProfileId =>
  own !== null && !runsRoom(own) ? own : presets[preset].defaultProfile;
