import type { Exception, Exceptions } from '@/lib/access/layers';
import type { PersonProfileId } from '@/lib/access/profiles';
import { isInForce } from '@/lib/rooms/session/lending';
import type { PresentEntry } from '@/lib/rooms/members/profile-in';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import type { AccessEntry, Restrictions } from '@/lib/rooms/schema';

type Moment = { session: string | null; now: number };

/**
 * What hosts have taken from somebody, to be kept when they leave by themselves: otherwise whoever was muted or made a
 * listener would leave, and come back by an open link as they were before. What they were given is given up.
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

/** What is kept of somebody who left by themselves; null for everybody else. */
export const keptRestrictions = (entry: AccessEntry | null | undefined): Restrictions | null =>
  entry && !('profile' in entry) ? (entry.restrictions ?? null) : null;

/** The same where a host says what somebody comes back as: that role counts, and what was taken from them stays taken. */
export function takenFrom(entry: AccessEntry | null | undefined): Pick<Restrictions, 'exceptions'> | null {
  const kept = keptRestrictions(entry);
  return kept && { exceptions: kept.exceptions };
}

/** As what somebody comes back whom a link makes something of: like for a member, it makes no more of them. */
export const profileOnReturn = (offered: PersonProfileId, kept: Restrictions | null): PersonProfileId =>
  kept !== null && isAtMost(kept.profile, offered) ? kept.profile : offered;

/** The exceptions of one person who had two places: what was taken from either stays taken. */
export function mergeExceptions(from: Exceptions, to: Exceptions, moment: Moment): Exceptions {
  const isTaken = (one: Exception) => !one.allow && isInForce(one, moment);
  const taken = Object.entries(from).filter(([, one]) => isTaken(one));
  return { ...from, ...to, ...Object.fromEntries(taken) };
}
