import { createDatabaseLog } from '@/lib/documents/client/database-log';
import { openCopy } from '@/lib/documents/client/open-copy';
import { readHistory, type DocumentHistory } from '@/lib/documents/client/read-history';
import { findSpan } from '@/lib/documents/history/find-span';
import type { Moment } from '@/lib/documents/history/moments';
import { listLineChanges, type LineChange } from '../history/list-line-changes';
import { readCells, type SheetCell } from '../sheet-document';
import { readSettings, type ChosenSettings } from '../sheet-settings';

export type SpanChanges = {
  changes: readonly LineChange[];
  /** The sheet as it was at the end, and how it calculates. */
  cells: readonly SheetCell[];
  settings: ChosenSettings;
  /** Between which times it really was compared (ms). `from` is null for a sheet that was made meanwhile. */
  compared: { from: number | null; until: number };
};

/** A sheet, and a time (ms). */
export type AskedSpan = { roomId: string; sheetId: string; createdAt: number; from: number; until: number };

/** What changed in a room's sheet in a time. Null where its history does not reach back so far. */
export async function readSpanChanges({
  roomId,
  sheetId,
  createdAt,
  from,
  until,
}: AskedSpan): Promise<SpanChanges | null> {
  const { past } = createDatabaseLog();
  if (past === null) return null;
  const place = { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id: sheetId } as const;
  const history = await readHistory(past, place);
  const states = history.moments.filter(({ isState }) => isState).map(({ at }) => at);
  const { before, after } = findSpan(states, { from, until });
  if (before === null && createdAt < from) return null;
  const [old, current] = await Promise.all([
    before === null ? null : readSheetAt(history, before),
    readSheetAt(history, after),
  ]);
  return {
    changes: listLineChanges(old?.cells ?? [], current.cells),
    ...current,
    compared: { from: before === null ? null : before.at, until: after.at },
  };
}

async function readSheetAt(history: DocumentHistory, moment: Moment) {
  const { doc, close } = openCopy(await history.readAt(moment));
  const sheet = { cells: readCells(doc), settings: readSettings(doc) };
  close();
  return sheet;
}
