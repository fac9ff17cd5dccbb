import { finishDepartures } from '@/lib/account/server/delete-account';
import { removeIdleGuests } from '@/lib/account/server/remove-idle-guests';
import { forgetOldRows } from '@/lib/audit/server/forget-old-rows';
import { reconcileOpenRooms } from '@/lib/call/server/reconcile/reconcile-ports';
import { answerRoute } from '@/lib/core/server/answer-route';
import { requireCronSecret } from '@/lib/core/server/require-cron-secret';
import { sweepFiles } from '@/lib/files/server/sweep-files';
import { deleteExpired } from '@/lib/firebase/server/delete-expired';
import { forgetOldAttendance } from '@/lib/receipts/server/forget-old-attendance';
import { finishMovesLeftBehind } from '@/lib/groups/server/finish-moves';
import { spreadEverywhere } from '@/lib/permissions/server/spread-organization';
import { pushLeftBehind } from '@/lib/notifications/server/push/push-left-behind';
import { callTellers } from '@/lib/notifications/server/tell-of-call';
import { drainLeftBehind } from '@/lib/rooms/server/outbox/deliver';

export const dynamic = 'force-dynamic';

/** What the server gives a visit (s). */
export const maxDuration = 60;

/** Only the scheduler waits: as long as the server gives, less what an answer takes (ms). */
const patience = 55_000;

/** So long after its beginning it goes on with unfinished files (ms). */
const untilSwept = 30_000;

/**
 * So long after its beginning it goes on with rooms that a saved version has not reached; the rest is for the last
 * step (ms).
 */
const untilSpread = 40_000;

/** What has to be done now and then without a request. Daily is enough; more often does no harm. */
export async function GET(request: Request): Promise<Response> {
  const visit = async () => {
    requireCronSecret(request.headers.get('authorization'));
    const now = Date.now();
    return {
      // First what others wait for: until then a sign-in that was ended may go on reading.
      drained: await drainLeftBehind(callTellers),
      pushed: await pushLeftBehind(now),
      expired: await deleteExpired(now),
      forgotten: await forgetOldRows(now),
      unattended: await forgetOldAttendance(now),
      moved: await finishMovesLeftBehind(now),
      departed: await finishDepartures(now),
      idle: await removeIdleGuests(now),
      swept: await sweepFiles(now, now + untilSwept),
      // Rooms that a saved version has not reached, because its administrator left: as many as there is time for.
      behind: (await spreadEverywhere(now + untilSpread - Date.now())).left,
      // Last: it fails while the media server is away.
      reconciled: await reconcileOpenRooms(callTellers),
    };
  };
  return answerRoute('cron', visit, patience);
}
