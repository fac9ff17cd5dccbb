import { handleMediaEvent } from '@/lib/call/server/events/handle-media-event';
import { createEventPorts } from '@/lib/call/server/events/event-ports';
import { answerRoute } from '@/lib/core/server/answer-route';
import { readBody } from '@/lib/callables/server/read-body';
import { receiveWebhook } from '@/lib/livekit/server/receive-webhook';
import { callTellers } from '@/lib/notifications/server/tell-of-call';

/** The media server reports what happens in its rooms; an answer other than 2xx makes it report again. */
export async function POST(request: Request): Promise<Response> {
  return answerRoute('webhook', async () => {
    const event = await receiveWebhook(await readBody(request), request.headers.get('authorization'));
    await handleMediaEvent(createEventPorts(callTellers), event);
    return {};
  });
}
