import * as z from 'zod/mini';
import { serviceKindSchema } from '@/lib/services/schema';

const permissionSchema = z.object({
  canPublish: z.boolean(),
  canSubscribe: z.boolean(),
  canPublishData: z.boolean(),
  canPublishSources: z.array(z.enum(['camera', 'microphone', 'screen_share', 'screen_share_audio'])),
  canUpdateOwnMetadata: z.boolean(),
  hidden: z.boolean(),
  recorder: z.boolean(),
  agent: z.boolean(),
});

/** What is not as it should be, by which the enforcer puts it right: there should be nothing. */
const liveDifferences = [
  /** They may more or less than the resolver gives. */
  'rights',
  /** Others read something else about them: what they are, or what they may send. */
  'attributes',
  /** They send something else than its label says, as a picture in place of their voice. */
  'label',
  /** They have no place in the room, no open join, or none by a sign-in that still counts. */
  'no-place',
  /** The media server has them, and the room's list of who is inside has not. */
  'not-noted',
  /** The list has them, and the media server has not. */
  'not-there',
] as const;
export type LiveDifference = (typeof liveDifferences)[number];

const livePersonSchema = z.object({
  identity: z.string(),
  /** What it is, where it is nobody but a program; its label stands as the name. */
  service: z.nullable(serviceKindSchema),
  /** A phone as the camera for paper, under its person's name: nobody beside them. */
  isPhone: z.boolean(),
  /** Null for an identity that is no person's. */
  uid: z.nullable(z.string()),
  name: z.string(),
  profile: z.nullable(z.string()),
  isOwner: z.boolean(),
  /** Milliseconds since 1970; null for who is not there. */
  since: z.nullable(z.number()),
  /** What the media server says that they may do; null for who is not there. */
  reported: z.nullable(permissionSchema),
  /** What the resolver gives; null for who has no place. */
  given: z.nullable(permissionSchema),
  differences: z.array(z.enum(liveDifferences)),
});
export type LivePerson = z.infer<typeof livePersonSchema>;

export const liveRoomSchema = z.object({
  roomId: z.string(),
  /** Null for a room that is gone. */
  name: z.nullable(z.string()),
  startedAt: z.nullable(z.number()),
  people: z.array(livePersonSchema),
});
export type LiveRoom = z.infer<typeof liveRoomSchema>;

/** How many people are there: programs are nobody, and a phone is its person's. */
export const countPeople = (all: readonly Pick<LivePerson, 'service' | 'isPhone'>[]): number =>
  all.filter(({ service, isPhone }) => service === null && !isPhone).length;
