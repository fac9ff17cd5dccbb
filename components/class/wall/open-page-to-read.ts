import { browserDeps } from '@/lib/documents/client/document-deps';
import { noStore } from '@/lib/documents/client/local-store';
import { openDocument, type OpenDocument } from '@/lib/documents/client/open-document';
import type { DocumentPlace } from '@/lib/documents/document-place';

/** Opens a learner's page for somebody who only reads it: their device keeps nothing of it. */
export const openPageToRead = (place: DocumentPlace): OpenDocument =>
  openDocument(place, { ...browserDeps(place), store: noStore });
