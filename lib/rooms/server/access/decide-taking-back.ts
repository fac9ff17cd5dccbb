import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { capabilities, type Capability } from '@/lib/access/capabilities';
import type { Exception } from '@/lib/access/layers';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { AuditFacts, AuditRow } from '@/lib/audit/schema';
import { AppError } from '@/lib/errors/app-error';
import { changeException, isInForce } from '@/lib/rooms/session/lending';
import { isAtMost } from '@/lib/rooms/members/profile-rank';
import type { Documents, ExceptionChange } from '@/lib/rooms/server/access/decide-exception';
import { openSession, readStanding } from '@/lib/rooms/server/documents/read-standing';

type TakingBack = {
  /** The person it was about. */
  uid: string;
  actor: { uid: string; profile: PersonProfileId };
  /** The change to take back, as audited. */
  action: Pick<AuditRow, 'actorUid' | 'before' | 'after'>;
};

/**
 * What taking a change back leaves of a person's exception: the one before, until its own end, or none if that
 * is over. Null when it is so already.
 *
 * Throws as `readStanding`, and `access/overtaken` when it was changed again since. Throws `access/denied` when
 * the actor did not make the change, or it concerns the actor, the owner or a person who ranks above the actor.
 */
export function decideTakingBack(
  documents: Documents,
  { uid, actor, action }: TakingBack,
  now: number,
): (ExceptionChange & { capability: Capability }) | null {
  const { room, entry, head } = documents;
  const { profile } = readStanding({ ...documents, isBanned: false }, now);
  const isTheirs = action.actorUid === actor.uid && isAtMost(profile, actor.profile);
  if (!isTheirs || uid === actor.uid || uid === room?.ownerUid) {
    throw new AppError('access/denied', { details: { capability: 'member:moderate' } });
  }
  if (!entry || !('profile' in entry)) throw new AppError('rooms/not-a-member');
  const { capability } = z.parse(aboutSchema, action.before);
  const at = { session: openSession(head)?.id ?? null, now };
  const [stood, made] = [exceptionIn(action.before), exceptionIn(action.after)];
  const back = stood && isInForce(stood, at) ? stood : null;
  const before = entry.exceptions[capability] ?? null;
  if (isDeepStrictEqual(before, back)) return null;
  if (!isDeepStrictEqual(before, made)) throw new AppError('access/overtaken');
  const exceptions = changeException(entry.exceptions, capability, back, at);
  return { capability, before, after: back, entry: { ...entry, exceptions, epoch: entry.epoch + 1 } };
}

const aboutSchema = z.object({ capability: z.enum(capabilities) });

const factsSchema = z.object({
  allow: z.boolean(),
  until: z.number(),
  session: z.nullable(z.string()),
  once: z.exactOptional(z.number()),
});

/** Parses an audited exception; null when there was none. */
function exceptionIn(facts: AuditFacts): Exception | null {
  const parsed = factsSchema.safeParse(facts);
  if (!parsed.success) return null;
  const { allow, until, session, once } = parsed.data;
  return { allow, until, ...(session !== null && { session }), ...(once !== undefined && { once }) };
}
