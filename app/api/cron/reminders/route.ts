import { remindOfMeetings } from '@/lib/calendar/server/remind';
import { answerRoute } from '@/lib/core/server/answer-route';
import { requireCronSecret } from '@/lib/core/server/require-cron-secret';

export const dynamic = 'force-dynamic';

/** What the server gives a visit (s). */
export const maxDuration = 60;

/** The scheduler waits, and nobody else: as long as the server gives, less what an answer takes (ms). */
const patience = 55_000;

/** So long after its beginning it goes on with further rooms (ms). */
const untilTold = 40_000;

/** Tells members of the meetings that begin within ten minutes. A scheduler asks every minute. */
export async function GET(request: Request): Promise<Response> {
  const visit = async () => {
    requireCronSecret(request.headers.get('authorization'));
    const now = Date.now();
    return { reminded: await remindOfMeetings(now, now + untilTold) };
  };
  return answerRoute('cron-reminders', visit, patience);
}
