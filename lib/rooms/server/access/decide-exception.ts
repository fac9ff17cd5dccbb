import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Capability } from '@/lib/access/capabilities';
import type { Exception } from '@/lib/access/layers';
import type { PersonProfileId } from '@/lib/access/profiles';
import { AppError } from '@/lib/errors/app-error';
import type { Organization } from '@/lib/organization/organization';
import { changeException, toException, type Lending } from '@/lib/rooms/session/lending';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import type { AccessEntry, MatrixHead, Room } from '@/lib/rooms/schema';
import { readStanding } from '@/lib/rooms/server/documents/read-standing';
import { isOpen } from '@/lib/rooms/session/session';

export type ExceptionRequest = {
  /** The person it is about. */
  uid: string;
  capability: Capability;
  /** Null leaves the capability to role and room again. */
  lending: Lending | null;
  /**
   * `ownProfile` differs from `profile` under a session role; then they lend nothing for longer than the
   * session.
   */
  actor: { uid: string; profile: PersonProfileId; ownProfile?: PersonProfileId };
  /** An equal answers another's ask: rank does not count, and only what can be asked for is lent. */
  isAmongEquals?: boolean;
};

export type Documents = {
  organization: Organization;
  room: Room | null;
  entry: AccessEntry | null;
  head: MatrixHead | null;
};

export type ExceptionChange = {
  before: Exception | null;
  after: Exception | null;
  entry: Extract<AccessEntry, { profile: unknown }>;
};

/**
 * The change that an exception makes to a person's entry; null when it exists already.
 *
 * Throws `rooms/not-found`, `rooms/not-a-member`, `rooms/removed`, and `rooms/no-session` for a session's
 * exception while none is open. Throws `access/denied` about oneself, the owner and people who rank above the
 * actor. It also does for what an exception cannot change, and for what outlasts the actor's role.
 */
export function decideException(
  { organization, room, entry, head }: Documents,
  { uid, capability, lending, actor, isAmongEquals = false }: ExceptionRequest,
  now: number,
): ExceptionChange | null {
  const { profile, access: standing } = readStanding(
    { organization, room, entry, head, isBanned: false },
    now,
  );
  const isTheirs = isAmongEquals ? standing[capability].askable : isAtMost(profile, actor.profile);
  const outlasts = lending?.lasts === 'always' && !isAtMost(actor.profile, actor.ownProfile ?? actor.profile);
  if (uid === actor.uid || uid === room?.ownerUid || !isTheirs || outlasts) {
    throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
  }
  if (!entry || !('profile' in entry)) throw new AppError('rooms/not-a-member');
  const latest = head?.latest && isOpen(head.latest) ? head.latest : null;
  const at = { session: latest?.id ?? null, now };
  const after = lending && toException(lending, at);
  if (lending && !after) throw new AppError('rooms/no-session');
  const before = entry.exceptions[capability] ?? null;
  if (isDeepStrictEqual(before, after)) return null;

  const exceptions = changeException(entry.exceptions, capability, after, at);
  const changed = { ...entry, exceptions, epoch: entry.epoch + 1 };
  if (after) {
    // Check as if nothing were paused: the exception counts after the pause.
    const session = latest && { id: latest.id, live: { ...latest.live, paused: false } };
    const { access } = readStanding(
      { organization, room, entry: changed, head, isBanned: false },
      now,
      session,
    );
    const { allowed, decidedBy, reason } = access[capability];
    if (allowed !== after.allow) {
      throw new AppError('access/denied', { details: { capability, decidedBy, reason } });
    }
  }
  return { before, after, entry: changed };
}
