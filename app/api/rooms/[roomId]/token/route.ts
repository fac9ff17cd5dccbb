import * as z from 'zod/mini';
import { issueToken } from '@/lib/call/server/issue-token';
import { realTokenGateways } from '@/lib/call/server/real-token-gateways';
import { AppError } from '@/lib/core/app-error';
import { answerRoute } from '@/lib/core/server/answer-route';
import { parseInput } from '@/lib/core/server/parse-input';
import { readJson } from '@/lib/core/server/read-body';
import { requireOwnPage } from '@/lib/core/server/require-own-page';
import { isJoinId } from '@/lib/livekit/identity';
import { isRoomId } from '@/lib/livekit/room-name';

type Context = { params: Promise<{ roomId: string }> };

const bodySchema = z.strictObject({ joinId: z.optional(z.string().check(z.refine(isJoinId))) });
/** Bytes; the body holds one id. */
const bodyLimit = 1024;

/** Lets the bearer of an ID token into the call of a room. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerRoute('token', async () => {
    requireOwnPage(request.headers);
    const { roomId } = await params;
    if (!isRoomId(roomId)) throw new AppError('rooms/not-found');
    const { joinId = null } = parseInput(bodySchema, await readJson(request, bodyLimit));
    return issueToken(realTokenGateways, {
      authorization: request.headers.get('authorization'),
      roomId,
      joinId,
    });
  });
}
