import 'server-only';
import { AppError } from '@/lib/errors/app-error';
import type { Notice } from '@/lib/rooms/outbox/outbox-entry';
import { commandInRoom } from '@/lib/rooms/server/command-in-room';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import {
  createWorksheet,
  createFirstWorksheet,
  renameWorksheet,
  binWorksheet,
  restoreWorksheet,
} from '@/lib/worksheet/contract';
import { worksheetsOf } from '@/lib/worksheet/server/worksheets-of';
import { worksheetsPerRoom, firstWorksheetId, type WorksheetListing } from '@/lib/worksheet/schema';

type Target = { roomId: string; id: string; by: string };

export const createWorksheetCallable = roomCallable(
  createWorksheet,
  'worksheet:edit',
  async ({ caller, input, callId }) => {
    const id = callId.slice(0, 20);
    await createWorksheetIn({ ...input, id, by: caller.uid });
    return { id };
  },
);

export const createFirstWorksheetCallable = roomCallable(
  createFirstWorksheet,
  'worksheet:edit',
  async ({ caller, input }) => {
    await createWorksheetIn({ ...input, id: firstWorksheetId, by: caller.uid });
    return { id: firstWorksheetId };
  },
);

/**
 * Adds a sheet under this id, unless it is there. So a call that was cut off and runs again adds no second one. Throws
 * `worksheet/too-many`.
 */
export async function createWorksheetIn({ roomId, id, by, name }: Target & { name: string }): Promise<void> {
  const sheets = worksheetsOf(roomId);
  const sheet = sheets.doc(id);
  await commandInRoom(
    { roomId, by, capability: 'worksheet:edit', also: { sheet } },
    async ({ tx, now, also }) => {
      // The rules take edits of sheets that they know; said again, it mends a list that is older.
      const outbox = { mirror: [{ kind: 'worksheet', id }] } satisfies Notice;
      if (also.sheet.exists) return { outbox };
      const present = await tx.get(sheets.count());
      if (present.data().count >= worksheetsPerRoom) throw new AppError('worksheet/too-many');
      tx.set(sheet, { name, createdAt: now, createdBy: by, binnedAt: null });
      return { outbox };
    },
  );
}

export const renameWorksheetCallable = roomCallable(
  renameWorksheet,
  'worksheet:edit',
  async ({ caller, input: { name, ...sheet } }) => {
    await changeWorksheetIn({ ...sheet, by: caller.uid }, (before) => ({ ...before, name }));
    return {};
  },
);

export const binWorksheetCallable = roomCallable(
  binWorksheet,
  'worksheet:edit',
  async ({ caller, input }) => {
    await changeWorksheetIn({ ...input, by: caller.uid }, (before, now) => ({
      ...before,
      binnedAt: before.binnedAt ?? now,
    }));
    return {};
  },
);

export const restoreWorksheetCallable = roomCallable(
  restoreWorksheet,
  'worksheet:edit',
  async ({ caller, input }) => {
    await changeWorksheetIn({ ...input, by: caller.uid }, (before) => ({ ...before, binnedAt: null }));
    return {};
  },
);

/** Changes what the list says about a sheet. Throws `worksheet/not-found`. */
async function changeWorksheetIn(
  { roomId, id, by }: Target,
  change: (before: WorksheetListing, now: number) => WorksheetListing,
): Promise<void> {
  const sheet = worksheetsOf(roomId).doc(id);
  await commandInRoom({ roomId, by, capability: 'worksheet:edit', also: { sheet } }, ({ tx, now, also }) => {
    const before = also.sheet.data();
    if (!before) throw new AppError('worksheet/not-found');
    tx.set(sheet, change(before, now));
    return { outbox: { mirror: [{ kind: 'worksheet', id }] } };
  });
}
