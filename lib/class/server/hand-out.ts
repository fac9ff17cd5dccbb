import 'server-only';
import type { CollectionReference } from 'firebase-admin/firestore';
import { handoutIdLength } from '@/lib/access/class-rules';
import { auditId } from '@/lib/audit/server/audit-log';
import { handOutPage } from '@/lib/class/contract';
import { handoutsPerRoom } from '@/lib/class/handout';
import { copyPages, keepOriginal } from '@/lib/class/server/copy-pages';
import { handoutsOf } from '@/lib/class/server/handout-reference';
import { listLearners } from '@/lib/class/server/list-learners';
import type { BoundCallable } from '@/lib/callables/server/callable-binding';
import { AppError } from '@/lib/errors/app-error';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';

/** The list of a room's sheets, which the worksheet owns. */
export type SheetsOf = (roomId: string) => CollectionReference<{ name: string; binnedAt: number | null }>;

export const handOutPageCallable = (sheetsOf: SheetsOf): BoundCallable =>
  roomCallable(handOutPage, 'class:run', async ({ caller, input, callId }) => {
    const handoutId = callId.slice(0, handoutIdLength);
    const { learners } = await handOutIn(sheetsOf, { ...input, handoutId, by: caller.uid });
    return { handoutId, learners };
  });

type HandOut = { roomId: string; sheetId: string; handoutId: string; by: string };

/**
 * Hands a sheet out: keeps it as it is, notes the hand-out, and gives each learner their page. A call that was cut off
 * and runs again hands out nothing twice. Throws `worksheet/not-found`, `class/too-many-handouts`, and as
 * `commandInRoom`.
 */
async function handOutIn(
  sheetsOf: SheetsOf,
  { roomId, sheetId, handoutId, by }: HandOut,
): Promise<{ learners: number }> {
  const place = { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id: sheetId } as const;
  await keepOriginal(place, handoutId);
  const handouts = handoutsOf(roomId);
  const handout = handouts.doc(handoutId);
  const sheet = sheetsOf(roomId).doc(sheetId);
  const learners = await commandInRoom(
    { roomId, by, capability: 'class:run', also: { sheet, handout } },
    async ({ tx, now, room, head, organization, also }) => {
      const listing = also.sheet.data();
      if (!listing || listing.binnedAt !== null) throw new AppError('worksheet/not-found');
      const outcome = await listLearners(tx, { roomId, room, head, organization }, now);
      const outbox = { mirror: [{ kind: 'handout' as const, id: handoutId }] };
      if (also.handout.exists) return { outbox, outcome };
      const present = await tx.get(handouts.count());
      if (present.data().count >= handoutsPerRoom) throw new AppError('class/too-many-handouts');
      tx.set(handout, { name: listing.name, sheetId, by, at: now, state: 'open' });
      const id = auditId('handed-out', roomId, handoutId);
      return { outbox, outcome, audit: { id, action: 'handed-out' as const } };
    },
  );
  await copyPages({ roomId, handoutId }, learners);
  return { learners: learners.length };
}
