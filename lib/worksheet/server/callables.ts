import 'server-only';
import { roomCallable } from '@/lib/rooms/server/room-callable';
import {
  binWorksheet,
  createFirstWorksheet,
  createWorksheet,
  renameWorksheet,
  restoreWorksheet,
} from '@/lib/worksheet/contract';
import { firstWorksheetId } from '@/lib/worksheet/schema';
import { changeWorksheetIn, createWorksheetIn } from '@/lib/worksheet/server/change-worksheets';

const create = roomCallable(createWorksheet, 'worksheet:edit', async ({ caller, input, callId }) => {
  const id = callId.slice(0, 20);
  await createWorksheetIn({ ...input, id, by: caller.uid });
  return { id };
});

const createFirst = roomCallable(createFirstWorksheet, 'worksheet:edit', async ({ caller, input }) => {
  await createWorksheetIn({ ...input, id: firstWorksheetId, by: caller.uid });
  return { id: firstWorksheetId };
});

const rename = roomCallable(
  renameWorksheet,
  'worksheet:edit',
  async ({ caller, input: { name, ...sheet } }) => {
    await changeWorksheetIn({ ...sheet, by: caller.uid }, (before) => ({ ...before, name }));
    return {};
  },
);

const bin = roomCallable(binWorksheet, 'worksheet:edit', async ({ caller, input }) => {
  await changeWorksheetIn({ ...input, by: caller.uid }, (before, now) => ({
    ...before,
    binnedAt: before.binnedAt ?? now,
  }));
  return {};
});

const restore = roomCallable(restoreWorksheet, 'worksheet:edit', async ({ caller, input }) => {
  await changeWorksheetIn({ ...input, by: caller.uid }, (before) => ({ ...before, binnedAt: null }));
  return {};
});

/** The list of a room's sheets. */
export const worksheetCallables = [create, createFirst, rename, bin, restore];
