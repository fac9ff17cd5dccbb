import { answerRoute } from '@/lib/core/server/answer-route';
import { notePolicyReport } from '@/lib/telemetry/server/note-policy-report';

/** Browsers report here what the policy of a page kept out. */
export async function POST(request: Request): Promise<Response> {
  return answerRoute('policy-report', async () => {
    await notePolicyReport(request);
    return {};
  });
}
