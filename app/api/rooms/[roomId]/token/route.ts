import { issueToken } from '@/lib/call/server/token/issue-token';
import { readJoinRequest } from '@/lib/call/server/token/read-join-request';
import { tokenPorts } from '@/lib/call/server/token/real-token-ports';
import { answerRoute } from '@/lib/core/server/answer-route';

type Context = { params: Promise<{ roomId: string }> };

/** Lets the bearer of an ID token into the call of a room. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerRoute('token', async () =>
    issueToken(tokenPorts, await readJoinRequest(request, (await params).roomId)),
  );
}
