import * as z from 'zod/mini';
import { defineContract } from '@/lib/callables/callable-contract';
import { roomIdSchema } from '@/lib/rooms/schema';
import {
  foundRoomSchema,
  lifetimeSchema,
  serviceIdSchema,
  serviceKindSchema,
  serviceLabelSchema,
} from '@/lib/services/schema';

/** Longer than any name of a room or link to one. */
const longestQuery = 300;

/**
 * Lets a recorder or an agent into one room for a time. Only this answer holds the token. A repetition with the same
 * key makes another token with the same permission. For administrators.
 */
export const mintServiceToken = defineContract({
  name: 'mintServiceToken',
  kind: 'keyed',
  input: z.strictObject({
    roomId: roomIdSchema,
    kind: serviceKindSchema,
    label: serviceLabelSchema,
    lifetime: lifetimeSchema,
  }),
  output: z.object({
    serviceId: z.string(),
    token: z.string(),
    /** The address that it connects to. */
    url: z.string(),
    expiresAt: z.number(),
  }),
});

/** Recorders and agents: first those with a valid token, then those whose token ended within the last month. */
export const listServiceTokens = defineContract({
  name: 'listServiceTokens',
  kind: 'read',
  input: z.strictObject({}),
  output: z.object({
    services: z.array(
      z.object({
        serviceId: z.string(),
        kind: serviceKindSchema,
        label: z.string(),
        roomId: z.string(),
        roomName: z.string(),
        /** Null for an account that was deleted. */
        mintedBy: z.nullable(z.string()),
        mintedAt: z.number(),
        expiresAt: z.number(),
        revokedAt: z.nullable(z.number()),
        /** Since when it is in the call; null while it is not. */
        insideSince: z.nullable(z.number()),
      }),
    ),
  }),
});

/** Takes a token back for good, and removes the service that used it from the call. For administrators. */
export const revokeServiceToken = defineContract({
  name: 'revokeServiceToken',
  kind: 'natural',
  input: z.strictObject({ serviceId: serviceIdSchema }),
  output: z.object({ wasInside: z.boolean() }),
});

/** Rooms whose name has words with these beginnings, or the one with this id; for administrators. */
export const findRooms = defineContract({
  name: 'findRooms',
  kind: 'read',
  input: z.strictObject({ query: z.string().check(z.maxLength(longestQuery)) }),
  output: z.object({
    rooms: z.array(foundRoomSchema),
  }),
});
