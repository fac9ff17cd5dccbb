import { sheetSpot } from '@/components/call/stage/sheet-beside';
import type { SpokenCell } from '@/lib/captions/piece';

/**
 * The line of the sheet on the stage in which this person's caret is. Everybody in the room sees it there, so it may
 * stand beside the words that were spoken about it. Null where the caret is elsewhere.
 */
export function findSpokenCell(): SpokenCell | null {
  const sheet = sheetSpot.read()?.().sheet;
  const focused = document.activeElement?.closest('[data-cell][data-line]');
  const [id, line] = ['data-cell', 'data-line'].map((name) => focused?.getAttribute(name) ?? null);
  return sheet === undefined || !id || !line ? null : { sheet, id, line: Number(line) };
}
