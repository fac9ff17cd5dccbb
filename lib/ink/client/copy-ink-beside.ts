import { openDocument, type OpenDocument } from '@/lib/documents/client/open-document';
import { isWhole, readWhen, untilDocument } from '@/lib/documents/client/wait-for-document';
import { inkPlaceOf, type DocumentPlace } from '@/lib/documents/document-place';
import { copyInk } from '../copy-ink';
import { inkList } from '../ink-item';

type Copied = {
  /** Opens the ink that is copied. */
  readonly from: () => OpenDocument;
  /** The ids of the cells, and those of their copies in the same order. */
  readonly cells: readonly string[];
  readonly copies: readonly string[];
};

/**
 * Copies what is drawn on cells beside a copy of their sheet, and waits until the service has it. Ink that is there
 * already stays alone: so a second try copies nothing twice. Where drawing is refused there, the ink stays on this
 * device until it is allowed. Throws what keeps either of both away, and `server/unavailable` when it is late.
 */
export async function copyInkBeside(
  sheet: DocumentPlace,
  { from, cells, copies }: Copied,
  open: (place: DocumentPlace) => OpenDocument = openDocument,
): Promise<void> {
  const anchors = new Map(cells.flatMap((id, at) => (copies[at] === undefined ? [] : [[id, copies[at]]])));
  await readWhen(from, isWhole, async ({ doc }) => {
    if (inkList(doc).length === 0 && doc.getMap('words').size === 0) return;
    await readWhen(
      () => open(inkPlaceOf(sheet)),
      ({ phase }) => phase === 'ready',
      async (copy) => {
        if (inkList(copy.doc).length === 0) copyInk(doc, copy.doc, anchors);
        await untilDocument(copy, ({ unsaved, phase }) => unsaved === 0 || phase === 'read-only');
      },
    );
  });
}
