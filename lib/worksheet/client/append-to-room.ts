import { callServer } from '@/lib/callables/client/call-server';
import { AppError, isAppError } from '@/lib/errors/app-error';
import { appendToSheet } from './own/copy-sheet';
import { watchWorksheets } from './watch-worksheets';
import { createFirstWorksheet, createWorksheet } from '../contract';
import type { CellDraft } from '../edit/edit-cells';
import type { Worksheet } from '../schema';

/** How long the list of sheets may take (ms). */
const patience = 10_000;

type Target = {
  roomId: string;
  /** The sheet that was open last, if one was. */
  preferred: string | null;
  /** What a room's first sheet is called. */
  firstName: string;
};

/**
 * Puts cells at the end of a sheet that is not open: the one of before, else the room's first. A room without a sheet
 * gets one. Answers its name, once the service has the cells.
 */
export async function appendToRoom(target: Target, cells: readonly CellDraft[]): Promise<string> {
  const { roomId, preferred, firstName: name } = target;
  const sheets = await readSheets(roomId);
  const used = sheets.filter(({ binnedAt }) => binnedAt === null);
  const found = used.find(({ id }) => id === preferred) ?? used[0];
  const contract = sheets.length === 0 ? createFirstWorksheet : createWorksheet;
  const sheet = found ?? { name, id: (await callServer(contract, { roomId, name })).id };
  await appendToSheet({ kind: 'worksheets', owner: 'rooms', ownerId: roomId, id: sheet.id }, cells);
  return sheet.name;
}

/** The sheets of a room as the service says them. Throws `server/unavailable` when it is late. */
function readSheets(roomId: string): Promise<Worksheet[]> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined;
    const late = setTimeout(() => end(() => reject(new AppError('server/unavailable'))), patience);
    const end = (settle: () => void) => {
      clearTimeout(late);
      settle();
      stop();
    };
    stop = watchWorksheets(roomId)({
      next: (sheets, isFromService) => (isFromService ? end(() => resolve(sheets)) : undefined),
      fail: (cause) =>
        end(() => reject(isAppError(cause) ? cause : new AppError('server/unavailable', { cause }))),
    });
  });
}
