import 'server-only';
import * as z from 'zod/mini';
import type { TokenRequest } from '@/lib/call/server/token/issue-token';
import { AppError } from '@/lib/errors/app-error';
import { parseInput } from '@/lib/callables/server/parse-input';
import { readJson } from '@/lib/callables/server/read-body';
import { requireOwnPage } from '@/lib/core/server/require-own-page';
import { isJoinId } from '@/lib/livekit/identity';
import { isRoomId } from '@/lib/livekit/room-name';

const bodySchema = z.strictObject({
  joinId: z.optional(z.string().check(z.refine(isJoinId))),
  isRefresh: z.optional(z.boolean()),
});
/** Bytes; the body holds one id and one word. */
const bodyLimit = 1024;

/**
 * What a page of ours that wants to be let in says: who asks, for which room, the join that it holds already, and
 * whether it only goes on with that.
 */
export async function readJoinRequest(request: Request, roomId: string): Promise<TokenRequest> {
  requireOwnPage(request.headers);
  if (!isRoomId(roomId)) throw new AppError('rooms/not-a-member');
  const { joinId = null, isRefresh = false } = parseInput(bodySchema, await readJson(request, bodyLimit));
  return { authorization: request.headers.get('authorization'), roomId, joinId, isRefresh };
}
