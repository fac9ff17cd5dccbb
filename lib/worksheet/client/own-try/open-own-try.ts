import * as Y from 'yjs';
import { openCopy } from '@/lib/documents/client/open-copy';
import { openSheet, type OpenSheet } from '../open-sheet';

/**
 * Opens a copy of a sheet, which never changes the sheet itself. Edits that the service has refused are in the copy
 * too. Undo begins with what is tried.
 */
export const openOwnTry = (sheet: Pick<OpenSheet, 'doc'>): OpenSheet =>
  openSheet(openCopy([Y.encodeStateAsUpdate(sheet.doc)]));
