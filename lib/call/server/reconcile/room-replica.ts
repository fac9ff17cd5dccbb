import 'server-only';
import * as z from 'zod/mini';
import { capabilities } from '@/lib/access/capabilities';
import { readMatrixRow } from '@/lib/access/matrix-access';
import { matrixAnswers } from '@/lib/access/to-matrix';
import { toDataCapabilities } from '@/lib/access/data-capabilities';
import { isProfileId, traitsOf } from '@/lib/access/profiles';
import { toGrant } from '@/lib/access/to-grant';
import { parseIdentity, toIdentity } from '@/lib/livekit/identity';
import { toServiceIdentity } from '@/lib/livekit/service-identity';
import { isLabelledRight, isSamePermission, type MediaParticipant } from '@/lib/livekit/media-participant';
import { toMediaPermission } from '@/lib/livekit/server/to-media-participant';
import { profileIn } from '@/lib/rooms/members/profile-in';

const joins = z.catch(z.record(z.string(), z.record(z.string(), z.unknown())), {});
const presentSchema = z.object({ since: z.number() });
const exceptionSchema = z.object({
  allow: z.boolean(),
  until: z.number(),
  session: z.exactOptional(z.string()),
});
const exceptionsSchema = z.catch(z.partialRecord(z.enum(capabilities), exceptionSchema), {});
const entrySchema = z.object({
  profile: z.string(),
  lent: z.exactOptional(z.object({ profile: z.string(), session: z.string() })),
  exceptions: z._default(exceptionsSchema, {}),
});
const admittedSchema = z.object({ sessionId: z.string(), expiresAt: z.number() });
const rowSchema = z.partialRecord(z.enum(capabilities), z.enum(matrixAnswers));
const notedSchema = z.object({ sid: z.string(), since: z.number(), expiresAt: z.number() });
const matrixSchema = z.object({ session: z.nullish(z.string()) });

/** What the Realtime Database holds about a room: enough to see who on the media server is as they should be. */
const roomReplicaSchema = z.object({
  access: z.catch(z.record(z.string(), z.unknown()), {}),
  admitted: joins,
  inside: joins,
  observing: joins,
  services: z.catch(z.record(z.string(), z.unknown()), {}),
});
export type RoomReplica = z.infer<typeof roomReplicaSchema>;

/** Takes what was read for what it is; what has another shape counts as not there. */
export const parseRoomReplica = (value: Record<keyof RoomReplica, unknown>): RoomReplica =>
  roomReplicaSchema.parse(value);

/** A recorder or an agent that is noted as inside. */
export type NotedService = { identity: string; sid: string; since: number; expiresAt: number };

/** The recorders and agents that everybody in the room is told of. */
export const listNotedServices = ({ services }: RoomReplica): NotedService[] =>
  Object.entries(services).flatMap(([serviceId, value]) => {
    const noted = notedSchema.safeParse(value).data;
    return noted ? [{ identity: toServiceIdentity(serviceId), ...noted }] : [];
  });

/** The people's identities that are noted as inside, each with the instant (ms) since when, if that is said. */
export function listPresent({ inside, observing }: RoomReplica): Map<string, number | null> {
  const present = [inside, observing].flatMap((people) =>
    Object.entries(people).flatMap(([uid, own]) =>
      Object.entries(own).map(
        ([joinId, value]) =>
          [toIdentity(uid, joinId), presentSchema.safeParse(value).data?.since ?? null] as const,
      ),
    ),
  );
  return new Map(present);
}

/** The session that exceptions of this room count for. */
export const sessionOf = ({ access }: RoomReplica): string | null =>
  matrixSchema.safeParse(access['_matrix']).data?.session ?? null;

/** The exceptions of somebody; nobody's where there is no such person. */
export const exceptionsOf = ({ access }: RoomReplica, uid: string) =>
  entrySchema.safeParse(access[uid]).data?.exceptions ?? {};

/**
 * Whether somebody on the media server is as the Realtime Database says. It may be behind, and knows less than
 * Firestore does: who is not as expected is looked up there before anything is done, and so is every service.
 */
export function isAsExpected(seen: MediaParticipant, replica: RoomReplica, now: number): boolean {
  const parsed = parseIdentity(seen.identity);
  if (parsed?.suffix !== null) return false;
  const { uid, joinId } = parsed;
  const session = sessionOf(replica);
  const join = admittedSchema.safeParse(replica.admitted[uid]?.[joinId]).data;
  if (!join || join.expiresAt <= now || join.sessionId !== session) return false;
  const entry = entrySchema.safeParse(replica.access[uid]).data;
  if (!entry) return false;
  const profile = profileIn(entry, session);
  if (!isProfileId(profile)) return false;
  const matrix = z.record(z.string(), z.unknown()).safeParse(replica.access['_matrix']).data ?? {};
  const row = rowSchema.safeParse(matrix[profile]).data;
  if (!row || !seen.tracks.every(isLabelledRight)) return false;
  const allowed = readMatrixRow(row, entry.exceptions, { session, now });
  const grant = toGrant(allowed, traitsOf(profile));
  return (
    isSamePermission(seen.permission, toMediaPermission(grant)) &&
    seen.attributes['profile'] === profile &&
    (seen.attributes['may'] ?? '') === toDataCapabilities(allowed)
  );
}
