import { serveCalendar } from '@/lib/calendar/server/serve-calendar';
import { answerRoute } from '@/lib/core/server/answer-route';
import { clientAddress } from '@/lib/core/server/client-address';

type Context = { params: Promise<{ link: string }> };

export const dynamic = 'force-dynamic';

/** The calendar of a person, for who has the link to it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerRoute('calendar', async () =>
    serveCalendar({ token: (await params).link, address: clientAddress(request.headers) }),
  );
}
