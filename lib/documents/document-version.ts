import type { Doc } from 'yjs';
import type { DocumentKind } from './document-place';

/** The newest version of each kind of document that this code can write. */
const knownVersions: Readonly<Record<DocumentKind, number>> = { worksheets: 1, ink: 1 };

/**
 * Whether newer code has written a document. This code must not write there: it would not know what it breaks. A
 * document that names no version has the first one.
 */
export function isNewerVersion(doc: Doc, kind: DocumentKind): boolean {
  const version: unknown = doc.getMap('meta').get('v') ?? 1;
  return typeof version !== 'number' || version > knownVersions[kind];
}
