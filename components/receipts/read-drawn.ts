import { personHue } from '@/lib/core/person-hue';
import { readSpanDrawings } from '@/lib/ink/client/read-span-drawings';
import type { Receipt } from '@/lib/receipts/receipt';
import type { Drawn } from '@/lib/receipts/receipt-markdown';
import { toMarkdownDrawing } from '@/lib/worksheet/exchange/drawings';

type DrawnInput = {
  roomId: string;
  receipt: Receipt;
  /** The reader: of a receipt that is not whole they get what they drew on. */
  uid: string;
  /** Until when a session that still runs is read (ms). */
  now: number;
  title: string;
};

/** What was drawn on each sheet of a receipt, by the ids of the sheets. */
export async function readDrawn({ roomId, receipt, uid, now, title }: DrawnInput): Promise<Drawn> {
  const { sheets, isWhole, startedAt: from, endedAt } = receipt;
  const read = sheets.map(async ({ id }) => {
    const drawings = await readSpanDrawings({
      sheet: { kind: 'worksheets', owner: 'rooms', ownerId: roomId, id },
      ...{ from, until: endedAt ?? now, by: isWhole ? null : uid, title, hueOf: personHue },
    });
    return [id, drawings.map(toMarkdownDrawing)] as const;
  });
  return new Map(await Promise.all(read));
}
