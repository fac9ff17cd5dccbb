import type { CellResult } from '@/lib/math/sheet/cell-result';
import type { Receipt } from '@/lib/receipts/receipt';
import type { WorkedLine, WorkedOut } from '@/lib/receipts/receipt-markdown';
import { calculateOnce } from '@/lib/worksheet/client/calculate-once';
import { readSpanChanges } from '@/lib/worksheet/client/read-span-changes';
import type { LineChange } from '@/lib/worksheet/history/list-line-changes';
import { saysMore } from '@/lib/worksheet/says-more';

type WorkedOutInput = {
  roomId: string;
  receipt: Receipt;
  /** The reader: of a receipt that is not whole they get their own lines. */
  uid: string;
  /** Until when a session that still runs is read (ms). */
  now: number;
  /** Who wrote or changed a line, in words. */
  by: (line: LineChange) => string;
};

/** What was worked out in each sheet of a receipt, by the ids of the sheets. Where that is not known, it is missing. */
export async function readWorkedOut(input: WorkedOutInput): Promise<WorkedOut> {
  const { roomId, receipt, uid, now, by } = input;
  const read = async ({
    id,
    createdAt,
  }: Receipt['sheets'][number]): Promise<readonly [string, readonly WorkedLine[]]> => {
    const span = { from: receipt.startedAt, until: receipt.endedAt ?? now };
    const found = await readSpanChanges({ roomId, sheetId: id, createdAt, ...span });
    const changes = (found?.changes ?? []).filter(({ writer }) => receipt.isWhole || writer === uid);
    if (found === null || changes.length === 0) return [id, []];
    const results = await calculateOnce(found.cells, found.settings);
    const lines = changes.map((line): WorkedLine => {
      const { number, source, was } = line;
      return { number, source, was, result: resultOf(source, results.get(line.id)), by: by(line) };
    });
    return [id, lines];
  };
  return new Map(await Promise.all(receipt.sheets.map(read)));
}

function resultOf(source: string, result: CellResult | undefined): string | null {
  if (!result || result.error !== null || !saysMore(source, result)) return null;
  const isValue = result.kind !== 'solutions' && result.kind !== 'equation';
  return `${isValue ? (result.isRounded ? '≈ ' : '= ') : ''}${result.shown ?? ''}`;
}
