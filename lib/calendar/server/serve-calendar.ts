import 'server-only';
import { gateReference, requireOpenGate } from '@/lib/auth/server/gate/gate';
import { fetchesPerLink, wrongLinksPerAddress } from '@/lib/calendar/server/calendar-limits';
import { findLink, hashOf } from '@/lib/calendar/server/calendar-link';
import { listPlannedRooms } from '@/lib/calendar/server/list-planned';
import { writeCalendar } from '@/lib/calendar/server/write-calendar';
import { findAppUrl } from '@/lib/core/server/app-url';
import { AppError } from '@/lib/errors/app-error';
import { countAttempt, limitFailures } from '@/lib/firebase/server/limit-store';

type Asked = { token: string; address: string };

/**
 * Answers a link with the calendar of its person: the rooms that they may read now. Signing out everywhere ends the
 * link too. Throws `calendar/link-over` and `request/rate-limited`.
 */
export async function serveCalendar({ token, address }: Asked): Promise<Response> {
  const limited = [{ limit: wrongLinksPerAddress, subject: address, attempt: hashOf(token) }];
  const uid = await limitFailures(limited, ['calendar/link-over'], () => readOwner(token));
  await countAttempt({ limit: fetchesPerLink, subject: hashOf(token) });
  const now = Date.now();
  const rooms = await listPlannedRooms(uid, now);
  return new Response(writeCalendar({ rooms, appUrl: findAppUrl(), now }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="chalktalk.ics"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

async function readOwner(token: string): Promise<string> {
  const link = await findLink(token);
  if (!link) throw new AppError('calendar/link-over');
  const gate = (await gateReference(link.uid).get()).data() ?? null;
  try {
    // It counts as a sign-in of the time when it was made, by the card of now.
    requireOpenGate(gate, { authTime: Math.floor(link.createdAt / 1000), card: gate?.card ?? null });
  } catch (cause) {
    // A holder of the link alone learns nothing about the account.
    throw new AppError('calendar/link-over', { cause });
  }
  return link.uid;
}
