import { createDatabaseLog } from '@/lib/documents/client/database-log';
import { openCopy } from '@/lib/documents/client/open-copy';
import { readHistory, type DocumentHistory } from '@/lib/documents/client/read-history';
import { findSpan } from '@/lib/documents/history/find-span';
import type { Moment } from '@/lib/documents/history/moments';
import { listLineChanges } from '../history/list-line-changes';
import { tellChanges, type SheetMoment, type ToldChange } from '../history/tell-changes';
import { isWrong } from '../says-more';
import { calculateOnce } from './calculate-once';
import { readCells, type SheetCell } from '../sheet-document';
import { readSettings, type ChosenSettings } from '../sheet-settings';

/** A change, and whether the line was wrong before it. */
export type SpanChange = ToldChange & { readonly wasWrong: boolean };

export type SpanChanges = {
  changes: readonly SpanChange[];
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
  const between = history.moments
    .filter(({ at }) => at > (before?.at ?? from) && at < after.at)
    .toSorted((one, other) => one.at - other.at)
    .slice(-mostMoments);
  const [old, current, ...meanwhile] = await Promise.all([
    before === null ? null : readSheetAt(history, before),
    readSheetAt(history, after),
    ...between.map((moment) => readSheetAt(history, moment)),
  ]);
  const { editedAt } = history;
  // Without entries in the log, the newest state is all that is known.
  const last =
    editedAt === null
      ? { at: Math.min(after.at, Math.max(...states, createdAt)), isState: true }
      : { ...after, at: Math.min(after.at, editedAt) };
  const times = [before ?? { at: createdAt, isState: true }, ...between, last];
  const moments = [old ?? { cells: [] }, ...meanwhile, current].map(({ cells }, place): SheetMoment => ({
    cells,
    ...exactnessOf(times, place),
  }));
  const told = tellChanges(listLineChanges(old?.cells ?? [], current.cells), moments);
  return {
    changes: await findWrong(told, moments, current.settings),
    ...current,
    compared: { from: before === null ? null : before.at, until: after.at },
  };
}

/** A state stands for all that came since the one before. An entry of the log has its own time. */
function exactnessOf(times: readonly Moment[], place: number): Pick<SheetMoment, 'at' | 'isExact'> {
  const { at = 0, isState = true } = times[place] ?? {};
  return { at, isExact: !isState || at - (times[place - 1]?.at ?? 0) <= closeEnough };
}

/** Between two states so close together, a line has the time of the later one (ms). */
const closeEnough = 10 * 60_000;
/** More than a lesson has pauses: each is a whole sheet to read. */
const mostMoments = 60;
/** So many sheets are calculated again to see what was wrong in them. */
const mostCalculated = 8;

/** Whether each line was wrong just before it became what it is. */
async function findWrong(
  told: readonly ToldChange[],
  moments: readonly SheetMoment[],
  settings: ChosenSettings,
): Promise<SpanChange[]> {
  const places = [...new Set(told.flatMap(({ wasIn }) => wasIn ?? []))].slice(-mostCalculated);
  const calculated = await Promise.all(
    places.map(async (place) => [place, await calculateOnce(moments[place]?.cells ?? [], settings)] as const),
  );
  const known = new Map(calculated);
  return told.map((change) => {
    const result = change.wasIn === null ? undefined : known.get(change.wasIn)?.get(change.id);
    return { ...change, wasWrong: result !== undefined && isWrong(result) };
  });
}

async function readSheetAt(history: DocumentHistory, moment: Moment) {
  const { doc, close } = openCopy(await history.readAt(moment));
  const sheet = { cells: readCells(doc), settings: readSettings(doc) };
  close();
  return sheet;
}
