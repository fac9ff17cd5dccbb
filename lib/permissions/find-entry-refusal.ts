import type { Access } from '@/lib/access/resolve-access';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { PersonKind } from '@/lib/auth/person-kind';
import type { Organization } from '@/lib/organization/organization';
import { findAdmissionRefusal, type AdmissionRefusal } from '@/lib/rooms/admission/door';
import { mayComeByInvite } from '@/lib/rooms/admission/needs-account';
import { liveOf, type Moment } from './moment';

/** Why a person does not get in: codes of the errors that they read. */
export type EntryRefusal =
  | AdmissionRefusal
  | 'auth/disabled'
  | 'rooms/banned'
  | 'rooms/removed'
  | 'rooms/not-a-member'
  | 'rooms/code-invalid'
  | 'invites/not-valid'
  | 'auth/accounts-only';

type Comer = { profile: PersonProfileId; kind: PersonKind; access: Access };

/**
 * The refusal of a person who comes in this way at this moment; null when they get in. A disabled account gets
 * in nowhere. A member comes by their own right: invites and codes change nothing for them.
 */
export function findEntryRefusal(
  organization: Organization,
  moment: Moment,
  comer: Comer,
): EntryRefusal | null {
  const { there = null } = moment;
  if (there?.comer?.shut === 'auth/disabled') return there.comer.shut;
  const standing = there?.comer?.standing ?? null;
  const refusal = standing === null ? findRefusalOnTheWay(organization, moment, comer) : null;
  if (refusal) return refusal;
  return findAdmissionRefusal({
    ...comer,
    room: there?.room ?? { preset: moment.preset },
    live: liveOf(moment),
    wasEnded: there?.wasEnded ?? false,
    isHostInside: there?.isHostInside ?? false,
    isBack: standing?.isBack ?? false,
    answered: standing?.answered ?? null,
    taken: there?.taken ?? 0,
  });
}

/**
 * Treats the invite as a link. A removed person returns only by an invite to their own address, and a declined
 * one by no invite in this session.
 */
function findRefusalOnTheWay(
  { rules }: Organization,
  { way, there }: Moment,
  { profile, kind }: Comer,
): EntryRefusal | null {
  const takesGuests = rules.guests === 'allowed';
  const { shut = null, atDoor = null } = there?.comer ?? {};
  const isArchived = there?.room.archivedAt !== undefined;
  if (shut === 'rooms/banned') return shut;
  switch (way) {
    case 'member':
      if (!there?.comer) return null;
      if (shut) return shut;
      return atDoor === null || isArchived ? 'rooms/not-a-member' : `rooms/${atDoor}`;
    case 'invite':
      if (isArchived) return 'invites/not-valid';
      if (shut) return shut;
      if (!mayComeByInvite({ kind, profile, takesGuests })) return 'auth/accounts-only';
      return atDoor === 'declined' ? 'rooms/declined' : null;
    case 'code':
      if (isArchived) return 'rooms/code-invalid';
      if (shut) return shut;
      if (kind === 'guest' && !takesGuests) return 'auth/accounts-only';
      return atDoor === 'declined' ? 'rooms/declined' : 'rooms/waiting';
  }
}
