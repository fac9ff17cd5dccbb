import { openDocument } from '@/lib/documents/client/open-document';
import { lastLines, type LastLine } from '../../own/last-lines';
import { calculateOnce } from '../calculate-once';
import { readWholeSheet } from './copy-sheet';

/** Reads and calculates the end of a room's sheet. Throws what keeps it away, `server/unavailable` when it is late. */
export async function readLastLines(roomId: string, sheetId: string): Promise<readonly LastLine[]> {
  const place = { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id: sheetId } as const;
  const { cells, settings } = await readWholeSheet(() => openDocument(place));
  return lastLines(cells, await calculateOnce(cells, settings));
}
