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
  /** Whom it is about. */
  uid: string;
  capability: Capability;
  /** Null leaves it to role and room again. */
  lending: Lending | null;
  /** `ownProfile` where theirs is another than they were lent: then they lend nothing for longer than the session. */
  actor: { uid: string; profile: PersonProfileId; ownProfile?: PersonProfileId };
  /** One of several equals answers another: no rank counts, and only what can be asked for is lent. */
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
 * What lending something to a person, or taking it from them, makes of their entry; null when it stands so already.
 *
 * Throws `rooms/not-found`, `rooms/not-a-member`, `rooms/removed`, `rooms/no-session` for what belongs to a session
 * while none is open, and `access/denied` about oneself, the owner and whoever ranks above the actor, for what an
 * exception cannot change, and for what outlasts the role of the actor.
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
    // A pause is over some time, and then it counts: so it is asked as if nothing were paused.
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
