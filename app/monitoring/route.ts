import { answerRoute } from '@/lib/core/server/answer-route';
import { forwardReport } from '@/lib/telemetry/server/forward-report';

/** Error reports of our pages, for the project of this deployment. */
export async function POST(request: Request): Promise<Response> {
  return answerRoute('monitoring', async () => {
    await forwardReport(request);
    return {};
  });
}
