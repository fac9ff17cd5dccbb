import * as z from 'zod/mini';
import { capabilities } from '@/lib/access/capabilities';
import { presetIds } from '@/lib/access/presets';
import { isPersonProfileId, type PersonProfileId } from '@/lib/access/profiles';
import { personKinds } from '@/lib/auth/person-kind';
import { displayNameSchema } from '@/lib/core/display-name';
import { hostlessChoices } from '@/lib/rooms/session/hostless';
import { pictureIdSchema } from '@/lib/pictures/picture';
import { lobbyPolicies } from '@/lib/rooms/admission/lobby-policy';
import { planSchema } from '@/lib/rooms/settings/plan';

/** Times in all documents of this domain are milliseconds since 1970. */
const time = z.number();

export const roomNameSchema = displayNameSchema('rooms/name-invalid');
export const roomIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/));
export const sessionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
/** An account's id. It is part of document paths and RTDB keys, so it must not be able to name another place. */
export const uidSchema = z.string().check(z.regex(/^(?!_)[^/.#$[\]\p{Cc}]{1,128}$/u));
export const presetSchema = z.enum(presetIds);
export const personProfileSchema = z.custom<PersonProfileId>(isPersonProfileId);

export const lobbyPolicySchema = z.enum(lobbyPolicies);

const roomSettingsSchema = z.partialRecord(z.enum(capabilities), z.enum(['everyone', 'ask', 'off']));

/** An offer to take a room over. A declined one stays until the owner has seen it. */
const handoverSchema = z.object({ toUid: z.string(), status: z.enum(['offered', 'declined']) });

/** `rooms/{roomId}` */
export const roomSchema = z.object({
  name: z.string(),
  preset: presetSchema,
  settings: roomSettingsSchema,
  /** Who waits in the lobby; missing when the preset decides. */
  lobby: z.exactOptional(lobbyPolicySchema),
  ownerUid: z.string(),
  createdAt: time,
  /** While it is set, nobody joins, and no invite of the room is valid. */
  archivedAt: z.exactOptional(time),
  plan: z.exactOptional(planSchema),
  /** When the next reminder of a meeting goes out; it follows the plan. */
  remindAt: z.exactOptional(time),
  /**
   * Nobody sees, hears or sends anything in its call before the server has looked up their arrival; see
   * `arriveInCall`.
   */
  strictEntry: z.exactOptional(z.literal(true)),
  /** What happens when its last host has left a call; missing when nothing does. */
  hostless: z.exactOptional(z.enum(hostlessChoices)),
  /** Which picture it has. */
  picture: z.exactOptional(pictureIdSchema),
  /** How long a person waits between two messages in the chat (s); the rules read it. */
  slowMode: z.exactOptional(z.literal([10, 30, 60])),
  /** What is said in its calls is kept, if an agent transcribes it. */
  transcript: z.exactOptional(z.literal(true)),
  handover: z.exactOptional(handoverSchema),
});
export type Room = z.infer<typeof roomSchema>;

/** `rooms/{roomId}/members/{uid}`. Everybody in the room may read it, guests too, so it holds no addresses. */
export const memberSchema = z.object({
  uid: z.string(),
  name: z.string(),
  kind: z.enum(personKinds),
  profile: personProfileSchema,
  /** Their place among the room's colours; see `chooseSeat`. Missing for members older than seats. */
  seat: z.exactOptional(z.number()),
  /** Which picture they have, so that a list reads no other document for it. */
  picture: z.exactOptional(pictureIdSchema),
  addedAt: time,
  addedBy: z.string(),
  /**
   * When they last came into a call here; null when never. Missing for members older than this field. A join as
   * observer never sets it.
   */
  hereAt: z.exactOptional(z.nullable(time)),
  /** The call that added this member, so that a retry finds its own work. */
  addedByCall: z.exactOptional(z.string()),
});
export type Member = z.infer<typeof memberSchema>;

const exceptionSchema = z.object({
  allow: z.boolean(),
  until: time,
  session: z.exactOptional(z.string()),
  once: z.exactOptional(time),
});

/** One person's exceptions, by capability. */
export const exceptionsSchema = z.partialRecord(z.enum(capabilities), exceptionSchema);

/** Another profile for one session. */
const lentSchema = z.object({ profile: personProfileSchema, session: z.string() });

/** `removals/{roomId}_{uid}`: a removed person's place in a room, while the removal can be undone. */
export const removalSchema = z.object({
  roomId: z.string(),
  uid: z.string(),
  profile: personProfileSchema,
  seat: z.exactOptional(z.number()),
  addedAt: time,
  hereAt: z.exactOptional(z.nullable(time)),
  /** What hosts had changed for them; missing when an earlier release kept none. */
  lent: z.exactOptional(lentSchema),
  exceptions: z.exactOptional(exceptionsSchema),
  expiresAt: time,
});
export type Removal = z.infer<typeof removalSchema>;

/** `users/{uid}/rooms/{roomId}`: what the list of my rooms shows, kept beside the membership. */
export const roomListingSchema = z.object({
  name: z.string(),
  preset: presetSchema,
  profile: personProfileSchema,
  addedAt: time,
  archived: z.boolean(),
  isOwner: z.exactOptional(z.boolean()),
  /** The last session that ended since they were added. */
  last: z.exactOptional(z.object({ startedAt: time, endedAt: time })),
  plan: z.exactOptional(planSchema),
  picture: z.exactOptional(pictureIdSchema),
});
export type RoomListing = z.infer<typeof roomListingSchema>;

/**
 * What a person who left of their own accord comes back with: no more than that role, and without what was
 * taken from them.
 */
export const restrictionsSchema = z.object({
  profile: personProfileSchema,
  lent: z.exactOptional(lentSchema),
  exceptions: exceptionsSchema,
});
export type Restrictions = z.infer<typeof restrictionsSchema>;

/**
 * `rooms/{roomId}/access/{uid}`: what rules and resolver ask about one person. Of a removed person the epoch
 * stays, so that a late write cannot bring them back.
 */
export const accessEntrySchema = z.union([
  z.object({
    profile: personProfileSchema,
    lent: z.exactOptional(lentSchema),
    exceptions: exceptionsSchema,
    epoch: z.number(),
  }),
  z.strictObject({
    epoch: z.number(),
    /** They left of their own accord: the way by which they came is still open to them. */
    left: z.exactOptional(z.literal(true)),
    /** What hosts had taken from them: leaving does not undo it. */
    restrictions: z.exactOptional(restrictionsSchema),
  }),
]);
export type AccessEntry = z.infer<typeof accessEntrySchema>;

export const liveStateSchema = z.object({
  locks: roomSettingsSchema,
  paused: z.boolean(),
  locked: z.boolean(),
  lockedAt: z.exactOptional(time),
  peopleHidden: z.exactOptional(z.literal(true)),
  camerasForHosts: z.exactOptional(z.literal(true)),
  hostless: z.exactOptional(
    z.object({ until: time, then: z.enum(['lock', 'end']), hasLocked: z.exactOptional(z.boolean()) }),
  ),
});

/** `rooms/{roomId}/sessions/{sessionId}` */
export const sessionSchema = z.object({
  status: z.enum(['prepared', 'live', 'ended']),
  /** The media server's rooms that carried this session, oldest first; events of others are not its own. */
  sids: z.array(z.string()),
  /** Those that have finished, and when; also rooms that are not known otherwise. */
  finished: z.record(z.string(), time),
  preparedAt: time,
  startedAt: z.nullable(time),
  endedAt: z.nullable(time),
  endedBy: z.nullable(z.enum(['host', 'empty'])),
  /**
   * A host ended the session before for everyone. This one opens to others when a person who may begin it has
   * come in.
   */
  afterEnd: z.exactOptional(z.literal(true)),
  /**
   * That end, or this session's own: when, and by which host; null when the server or an administrator ended
   * it.
   */
  lastEnd: z.exactOptional(z.object({ at: time, by: z.nullable(z.string()) })),
  /**
   * How often the call has moved to another room of the media server, when last, and because of whose old tokens;
   * the last is missing in sessions of an earlier release.
   */
  moved: z.exactOptional(
    z.object({ times: z.number(), at: time, because: z.exactOptional(z.array(z.string())) }),
  ),
  /** Outsiders who have signalled by an old token and were put out alone, each with their first participant. */
  outsiders: z.exactOptional(z.record(z.string(), z.string())),
  live: liveStateSchema,
  /** When its attendance was deleted: by a host, together with what was said, or by the organisation's rule. */
  recordGone: z.exactOptional(z.object({ at: time, by: z.enum(['host', 'rule']) })),
});
export type Session = z.infer<typeof sessionSchema>;

/**
 * What the server reads of `rooms/{roomId}/access/_matrix` beside the answers. Exceptions count for `session`,
 * which is null while none is open. `latest` repeats the newest session, open or ended, so that a join reads
 * only fixed documents.
 */
export const matrixHeadSchema = z.object({
  session: z.nullable(z.string()),
  epoch: z.number(),
  /** The version of the organisation's settings that made the answers; missing when nobody has changed any. */
  organization: z.exactOptional(z.number()),
  latest: z.nullable(z.extend(sessionSchema, { id: z.string() })),
});
export type MatrixHead = z.infer<typeof matrixHeadSchema>;

/** `admitted/{identity}`: one join of one person. Without its row an identity has no place in a call. */
export const admittedSchema = z.object({
  uid: z.string(),
  roomId: z.string(),
  joinId: z.string(),
  sessionId: z.string(),
  profile: personProfileSchema,
  name: z.string(),
  kind: z.enum(personKinds),
  seat: z.exactOptional(z.number()),
  picture: z.exactOptional(pictureIdSchema),
  /** The sign-in by which they came, in seconds since 1970; missing in rows of an earlier release. */
  authTime: z.exactOptional(z.number()),
  /** For learners: which PIN that sign-in came by. */
  card: z.exactOptional(z.string()),
  /** The instant from which the row no longer counts: deletion by TTL lags behind. */
  expiresAt: time,
  closed: z.boolean(),
  /**
   * No lock keeps this join out, even one set before the arrival. Hosts let them in, they were inside, or the
   * row was given while the room was locked.
   */
  bypassesLock: z.exactOptional(z.literal(true)),
  /** The newest of the media server's participants that came under this identity, and when. */
  arrived: z.nullable(z.object({ sid: z.string(), since: time })),
  /** Participants that have left: a late report of their arrival brings nobody back. */
  gone: z.array(z.string()),
  /** The link by which a phone can come in once as the camera for paper: where its code is found, and its end. */
  paperLink: z.exactOptional(z.object({ hash: z.string(), until: time })),
  /** The phone that came in by such a link. */
  phone: z.exactOptional(z.string()),
});
export type Admitted = z.infer<typeof admittedSchema>;

/**
 * `lobbyPasses/{roomId}_{uid}`: the decision about a person in a lobby; it counts for its session. People who
 * come by a short code, or by a link to a room where they must wait, get one on arrival. They are no members
 * until somebody lets them in.
 */
export const lobbyPassSchema = z.object({
  roomId: z.string(),
  uid: z.string(),
  name: z.string(),
  kind: z.enum(personKinds),
  /**
   * For people who come by a link: their future role, who invited them, and by which invite; older passes lack
   * the last. Missing for people who come by a short code.
   */
  invited: z.exactOptional(
    z.object({
      profile: personProfileSchema,
      by: z.string(),
      inviteId: z.exactOptional(z.string()),
      /** Nobody has confirmed the address of their account. */
      isUnconfirmed: z.exactOptional(z.literal(true)),
      /**
       * Somebody with the same link was banned or sent away in this session, so they wait for a host's answer.
       */
      watchedIn: z.exactOptional(z.string()),
    }),
  ),
  state: z.enum(['waiting', 'admitted', 'declined']),
  /** The session of the decision; null while they wait, unless a host has put them back outside. */
  sessionId: z.nullable(z.string()),
  /** What the host wrote who declined; may be empty. */
  words: z.string(),
  at: time,
});
export type LobbyPass = z.infer<typeof lobbyPassSchema>;
