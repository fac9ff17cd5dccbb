import { documentBytes } from '@/lib/documents/document-limits';
import { AppError } from '@/lib/errors/app-error';
import type { InkSnapshot } from './ink-index';

/** The most strokes of one surface: some written pages. */
export const mostOnSurface = 3000;
/** The most strokes of all surfaces beside one sheet or file. */
const mostInDocument = 10_000;
/** What Yjs writes with each stroke, beside its bytes. */
const bytesBeside = 12;

/**
 * `ink/page-full` where more strokes do not fit on a surface; null where they do. The pad asks before a stroke
 * begins, so that no stroke is lost.
 */
export function findFull({ items, byAnchor }: InkSnapshot, anchor: string, more = 1): AppError | null {
  const here = (byAnchor.get(anchor)?.length ?? 0) + more;
  if (here > mostOnSurface) return new AppError('ink/page-full', { details: { limit: mostOnSurface } });
  const bytes = items.reduce((sum, item) => sum + item.bytes.length + bytesBeside, 0);
  const isFull = items.length + more > mostInDocument || bytes > documentBytes;
  return isFull ? new AppError('ink/page-full', { details: { limit: mostInDocument } }) : null;
}
