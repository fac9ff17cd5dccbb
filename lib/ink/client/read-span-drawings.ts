import { createDatabaseLog } from '@/lib/documents/client/database-log';
import { openCopy } from '@/lib/documents/client/open-copy';
import { readHistory } from '@/lib/documents/client/read-history';
import { momentAt } from '@/lib/documents/history/join-moments';
import { inkPlaceOf, type DocumentPlace } from '@/lib/documents/document-place';
import { listDrawings, type Drawing, type DrawingLook } from '../export/list-drawings';
import { readInk } from '../ink-document';

type AskedDrawings = DrawingLook & {
  readonly sheet: DocumentPlace;
  /** In ms. */
  readonly from: number;
  readonly until: number;
  /** The person who has to have drawn on it; null for anybody. */
  readonly by: string | null;
};

/** Strokes have the time of their second (ms). */
const second = 1000;

/** The drawings of a sheet on which somebody drew in a time, as they were at its end. Throws what the service says. */
export async function readSpanDrawings(asked: AskedDrawings): Promise<readonly Drawing[]> {
  const { sheet, from, until, by } = asked;
  const { past } = createDatabaseLog();
  if (past === null) return [];
  const history = await readHistory(past, inkPlaceOf(sheet));
  const moment = momentAt(history.moments, until);
  if (moment === null) return [];
  const { doc, close } = openCopy(await history.readAt(moment));
  try {
    const isMeant = ({ at, author }: { at: number; author: string }) =>
      at > from - second && at <= until && (by === null || author === by);
    const drawn = new Set(
      readInk(doc)
        .filter(isMeant)
        .map(({ anchor }) => anchor),
    );
    return [...listDrawings(doc, asked)].flatMap(([anchor, drawing]) => (drawn.has(anchor) ? [drawing] : []));
  } finally {
    close();
  }
}
