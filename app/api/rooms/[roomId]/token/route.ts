import { issueToken } from '@/lib/call/server/token/issue-token';
import { readJoinRequest } from '@/lib/call/server/token/read-join-request';
import { createTokenPorts } from '@/lib/call/server/token/real-token-ports';
import { answerRoute } from '@/lib/core/server/answer-route';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';

const ports = createTokenPorts(tellOfEnd);

type Context = { params: Promise<{ roomId: string }> };

/** Lets the bearer of an ID token into the call of a room. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerRoute('token', async () =>
    issueToken(ports, await readJoinRequest(request, (await params).roomId)),
  );
}
