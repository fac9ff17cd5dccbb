import type { Receipt } from '@/lib/receipts/receipt';
import type { WorkedLine, WorkedOut } from '@/lib/receipts/receipt-markdown';
import { calculateOnce } from '@/lib/worksheet/client/calculate-once';
import { readSpanChanges, type SpanChange } from '@/lib/worksheet/client/read-span-changes';
import { orderChanges } from '@/lib/worksheet/history/order-changes';
import { isWrong, resultInWords } from '@/lib/worksheet/says-more';

type WorkedOutInput = {
  roomId: string;
  receipt: Receipt;
  /** The reader: of a receipt that is not whole they get their own lines. */
  uid: string;
  /** Until when a session that still runs is read (ms). */
  now: number;
  /** Who wrote, changed or mended a line, in words. */
  by: (line: SpanChange, isMended: boolean) => string;
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
    const { told, values } = orderChanges(changes);
    const lines = [...told, ...values].map((line): WorkedLine => {
      const { id, number, source, was, wasWrong } = line;
      const result = results.get(id);
      const isMended = wasWrong && result !== undefined && !isWrong(result);
      return { number, source, was, result: resultInWords(source, result), by: by(line, isMended) };
    });
    return [id, lines];
  };
  return new Map(await Promise.all(receipt.sheets.map(read)));
}
