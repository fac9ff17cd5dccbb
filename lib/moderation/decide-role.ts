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
  /** What brings it back, one after the other: a role from now on takes the one with it that was lent above it. */
  back: Role[];
  entry: PresentEntry;
};

/**
 * What giving somebody a role makes of their entry; null when they have it so already. Nobody gives more than they are
 * themselves, and for longer than they are it: who is a co-host until the session ends makes others one until then.
 *
 * Throws `rooms/no-session` for what belongs to a session while none is open, and `access/denied` about oneself, the
 * owner, whoever ranks above the actor, and observers, whom the others would suddenly see, or no longer;
 * `auth/accounts-only` for a guest or a learner who would run the room: that needs somebody who can be found again.
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
  // Back to what they are anyway leaves nothing that would have to end.
  const isOwn = wanted.profile === entry.profile;
  const lent = isOwn ? {} : { lent: { profile: wanted.profile, session } };
  return { before, back: [{ profile: now, lasts: 'session' }], entry: { ...kept, ...lent, epoch } };
}

/**
 * For how long somebody may give a role, by what they are themselves beneath what was lent to them: from now on only
 * what is theirs for as long. Before that is known, until the session ends.
 */
export const listRoleTimes = (profile: PersonProfileId, own: PersonProfileId | null): readonly RoleTime[] =>
  own !== null && isAtMost(profile, own) ? roleTimes : ['session'];

/** Whether a profile is one of those who run a room. */
export const runsRoom = (profile: PersonProfileId): boolean => !isAtMost(profile, 'presenter');

/**
 * What somebody is again when it is taken back that they run the room: what they are themselves, and where that is to
 * run it, or not known, what the room makes of people.
 */
export const roleBeneath = (own: PersonProfileId | null, preset: PresetId): PersonProfileId =>
  own !== null && !runsRoom(own) ? own : presets[preset].defaultProfile;
