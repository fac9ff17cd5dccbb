import type { Exception, Exceptions } from '@/lib/access/layers';
import type { PersonProfileId } from '@/lib/access/profiles';
import { isInForce } from '@/lib/rooms/session/lending';
import type { PresentEntry } from '@/lib/rooms/members/profile-in';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import type { AccessEntry, Restrictions } from '@/lib/rooms/schema';

type Moment = { session: string | null; now: number };

/**
 * What hosts have taken from a person, kept when they leave. Otherwise a muted person or a listener could leave
 * and return by an open link without the restriction. What they were given ends.
 */
export function restrictionsOf(
  { profile, lent, exceptions }: Pick<PresentEntry, 'profile' | 'lent' | 'exceptions'>,
  { session, now }: Moment,
): Restrictions {
  const isLower = lent !== undefined && lent.session === session && isAtMost(lent.profile, profile);
  const taken = Object.entries(exceptions).filter(
    ([, one]) => !one.allow && isInForce(one, { session, now }),
  );
  return { profile, ...(isLower && { lent }), exceptions: Object.fromEntries(taken) };
}

/** The restrictions of a person who left of their own accord; null for everybody else. */
export const keptRestrictions = (entry: AccessEntry | null | undefined): Restrictions | null =>
  entry && !('profile' in entry) ? (entry.restrictions ?? null) : null;

/**
 * The same when a host chooses the role of a returning person: that role counts, and what was taken stays
 * taken.
 */
export function takenFrom(entry: AccessEntry | null | undefined): Pick<Restrictions, 'exceptions'> | null {
  const kept = keptRestrictions(entry);
  return kept && { exceptions: kept.exceptions };
}

/** The role of a person who returns by a link: as for a member, the link makes no more of them. */
export const profileOnReturn = (offered: PersonProfileId, kept: Restrictions | null): PersonProfileId =>
  kept !== null && isAtMost(kept.profile, offered) ? kept.profile : offered;

/** The exceptions of one person who had two places: what was taken from either stays taken. */
export function mergeExceptions(from: Exceptions, to: Exceptions, moment: Moment): Exceptions {
  const isTaken = (one: Exception) => !one.allow && isInForce(one, moment);
  const taken = Object.entries(from).filter(([, one]) => isTaken(one));
  return { ...from, ...to, ...Object.fromEntries(taken) };
}
