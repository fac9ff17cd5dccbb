import { issueRehearsal } from '@/lib/call/server/token/issue-rehearsal';
import { readJoinRequest } from '@/lib/call/server/token/read-join-request';
import { createTokenPorts } from '@/lib/call/server/token/real-token-ports';
import { answerRoute } from '@/lib/core/server/answer-route';
import { tellOfEnd } from '@/lib/notifications/server/tell-of-call';

const ports = createTokenPorts(tellOfEnd);

type Context = { params: Promise<{ roomId: string }> };

/** Lets a host go into a room alone before a session. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerRoute('rehearsal', async () =>
    issueRehearsal(ports, await readJoinRequest(request, (await params).roomId)),
  );
}
