import type { OpenDocument } from '@/lib/documents/client/open-document';
import { fromElsewhere } from '@/lib/documents/apply-updates';
import type { DocumentPlace } from '@/lib/documents/document-place';
import { createThrottle } from '@/lib/core/client/create-throttle';
import { readCells } from '../../sheet-document';
import { noteEdit } from './change-own-sheets';
import { tellingFormula } from '../../own/telling-formula';

/** How often a page that writes notes it in the list, at most (ms). */
const pause = 15_000;

/** Opens a document whose own edits the list of sheets learns of. A list that is late does no harm. */
export function keepNote(
  place: DocumentPlace,
  open: (place: DocumentPlace) => OpenDocument,
  note: typeof noteEdit = noteEdit,
): OpenDocument {
  const opened = open(place);
  const { doc } = opened;
  let isTold = true;
  const tell = () => {
    if (isTold || opened.state.read().phase === 'read-only') return;
    isTold = true;
    note(place, tellingFormula(readCells(doc))).catch(() => undefined);
  };
  const throttle = createThrottle(tell, pause);
  // The first key press would note a formula of one letter.
  let timer: ReturnType<typeof setTimeout> | undefined;
  doc.on('update', (_update: Uint8Array, origin: unknown) => {
    if (origin === fromElsewhere) return;
    isTold = false;
    clearTimeout(timer);
    timer = setTimeout(() => throttle.give(undefined), 1500);
  });
  return {
    ...opened,
    close: () => {
      clearTimeout(timer);
      throttle.close();
      tell();
      opened.close();
    },
  };
}
