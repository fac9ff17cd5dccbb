import * as z from 'zod/mini';
import type { Watch } from '@/lib/core/client/use-watch';
import { watchDocument } from '@/lib/rooms/client/watch-document';

/** `rooms/{roomId}/roles/hosts`, which the server keeps. */
const hostsSchema = z.object({ uids: z.array(z.string()) });

/** Nobody, where there is no list. */
export const parseHosts = (data: unknown): readonly string[] => hostsSchema.safeParse(data).data?.uids ?? [];

/** Follows who reads a message to the hosts of a room, by uid. */
export const watchHosts = (roomId: string): Watch<readonly string[]> =>
  watchDocument(roomId, ['roles', 'hosts'], parseHosts);
