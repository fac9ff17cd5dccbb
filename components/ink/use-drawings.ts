import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { InkPeople, SheetInk } from '@/components/ink/ink-desk';
import type { OpenDocument } from '@/lib/documents/client/open-document';
import { readWhen } from '@/lib/documents/client/wait-for-document';
import type { Drawing, DrawingLook } from '@/lib/ink/export/list-drawings';

export type Drawings = ReadonlyMap<string, Drawing>;
type Read = { drawings: Drawings } | { failure: unknown };

const none: Drawings = new Map();

/**
 * What is drawn on the cells of a sheet, for what goes out of the product. Null while it is read; a document that is
 * here in part gives that part.
 */
export function useDrawings(
  ink: Pick<SheetInk, 'open'> | null,
  people: InkPeople,
): { drawings: Drawings | null; failure: unknown } {
  const t = useTranslations('worksheet.exchange');
  const [read, setRead] = useState<Read | null>(null);
  const open = ink?.open;
  const title = t('drawing');
  useEffect(() => {
    if (open === undefined) return undefined;
    let isOver = false;
    const look = { title, hueOf: (author: string) => people.colourOf(author).hue };
    readDrawings(open, look).then(
      (drawings) => !isOver && setRead({ drawings }),
      (failure: unknown) => !isOver && setRead({ failure }),
    );
    return () => {
      isOver = true;
    };
  }, [open, people, title]);
  if (open === undefined) return { drawings: none, failure: null };
  if (read === null) return { drawings: null, failure: null };
  return 'failure' in read ? { drawings: none, ...read } : { ...read, failure: null };
}

async function readDrawings(open: () => OpenDocument, look: DrawingLook): Promise<Drawings> {
  const { listDrawings } = await import('@/lib/ink/export/list-drawings');
  return readWhen(
    open,
    ({ phase }) => phase !== 'loading',
    ({ doc }) => listDrawings(doc, look),
  );
}
