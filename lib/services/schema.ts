import * as z from 'zod/mini';
import { displayNameSchema } from '@/lib/core/display-name';

/** The two kinds of services, each by the profile that says what it may do. No person ever has one of these. */
export const serviceKinds = ['recorder', 'agent'] as const;
export type ServiceKind = (typeof serviceKinds)[number];
export const serviceKindSchema = z.enum(serviceKinds);

export const serviceIdSchema = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/));
/** What people in the room read beside *Recorder* or *Agent*. */
export const serviceLabelSchema = displayNameSchema('services/label-invalid');

const hour = 60 * 60_000;

/** How long a token can be made to count (ms): one lesson, one day, one course. None counts for ever. */
export const lifetimes = { hour, day: 24 * hour, month: 30 * 24 * hour } as const;
export type Lifetime = keyof typeof lifetimes;
export const lifetimeChoices = Object.keys(lifetimes) as readonly Lifetime[];
export const lifetimeSchema = z.enum(['hour', 'day', 'month'] satisfies Lifetime[]);

/** Milliseconds since 1970. */
const time = z.number();
const presence = z.nullable(z.object({ sid: z.string(), since: time }));

/**
 * `services/{id}`: a recorder or an agent that was let into one room for a time. The token itself stands nowhere: it
 * can be made again from this, and is worth nothing once this is over.
 */
export const serviceSchema = z.object({
  kind: serviceKindSchema,
  roomId: z.string(),
  label: z.string(),
  mintedBy: z.string(),
  mintedAt: time,
  expiresAt: time,
  revokedAt: z.nullable(time),
  /** The newest of the media server's participants that came by it, and the newest that left. */
  arrived: presence,
  left: presence,
});
export type Service = z.infer<typeof serviceSchema>;

/** A room that an administrator has looked for. */
export const foundRoomSchema = z.object({
  roomId: z.string(),
  name: z.string(),
  owner: z.nullable(z.string()),
});
