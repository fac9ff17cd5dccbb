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
 * Lets a recorder or an agent into one room for a time. The token is told here and nowhere else; asked again with the
 * same key it is made again, word for word the same permission. Administrators may.
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
    /** Where it connects to. */
    url: z.string(),
    expiresAt: z.number(),
  }),
});

/** Recorders and agents, those that still count first, with those that were over within the last month. */
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
        /** Null for an account that is gone. */
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

/** Takes a token back, and puts whoever came by it out of the call. Once is for good. Administrators may. */
export const revokeServiceToken = defineContract({
  name: 'revokeServiceToken',
  kind: 'natural',
  input: z.strictObject({ serviceId: serviceIdSchema }),
  output: z.object({ wasInside: z.boolean() }),
});

/** Rooms whose name has words that begin as asked, or the one with this id; for whoever decides about all of them. */
export const findRooms = defineContract({
  name: 'findRooms',
  kind: 'read',
  input: z.strictObject({ query: z.string().check(z.maxLength(longestQuery)) }),
  output: z.object({
    rooms: z.array(foundRoomSchema),
  }),
});
