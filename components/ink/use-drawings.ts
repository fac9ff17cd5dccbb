import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { InkPeople, SheetInk } from '@/components/ink/ink-desk';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import { readWhen } from '@/lib/documents/client/wait-for-document';
import type { Drawing, DrawingLook } from '@/lib/ink/export/list-drawings';
import { paperWidth } from '@/lib/worksheet/paper/paper';
import type { SheetCell } from '@/lib/worksheet/sheet-document';

export type Drawings = ReadonlyMap<string, Drawing>;
type Read = { drawings: Drawings } | { failure: unknown };

const none: Drawings = new Map();
/** Pictures, pages of a file and plots. */
const otherWidth = 1000;

/**
 * What is drawn on the cells of a sheet, for what goes out of the product. Null while it is read; a document that is
 * here in part gives that part.
 */
export function useDrawings(
  ink: Pick<SheetInk, 'open'> | null,
  cells: readonly Pick<SheetCell, 'id' | 'kind'>[],
  people: InkPeople,
): { drawings: Drawings | null; failure: unknown } {
  const t = useTranslations('worksheet.exchange');
  const [read, setRead] = useState<Read | null>(null);
  const open = ink?.open;
  const title = t('drawing');
  const papers = cells.flatMap(({ id, kind }) => (kind === 'paper' ? [id] : [])).join(' ');
  useEffect(() => {
    if (open === undefined) return undefined;
    let isOver = false;
    const isPaper = new Set(papers.split(' '));
    const outside = {
      title,
      widthOf: (anchor: string) => (isPaper.has(anchor) ? paperWidth : otherWidth),
      hueOf: (author: string) => people.colourOf(author).hue,
    };
    readDrawings(open, outside).then(
      (drawings) => !isOver && setRead({ drawings }),
      (failure: unknown) => !isOver && setRead({ failure }),
    );
    return () => {
      isOver = true;
    };
  }, [open, papers, people, title]);
  if (open === undefined) return { drawings: none, failure: null };
  if (read === null) return { drawings: null, failure: null };
  return 'failure' in read ? { drawings: none, ...read } : { ...read, failure: null };
}

async function readDrawings(open: () => OpenDocument, outside: DrawingLook): Promise<Drawings> {
  const { listDrawings } = await import('@/lib/ink/export/list-drawings');
  return readWhen(
    open,
    ({ phase }) => phase !== 'loading',
    ({ doc }) => listDrawings(doc, outside),
  );
}
