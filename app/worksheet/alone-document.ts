import { createStore } from '@/lib/core/client/create-store';
import { openDeviceDocument, type DeviceDocument } from '@/lib/documents/client/open-device-document';
import { readCells } from '@/lib/worksheet/sheet-document';

/** The one sheet of this device. */
export const aloneId = 'alone';
const aloneInkId = 'alone-ink';

/** What the page around the sheet needs to know of it. */
export const aloneSheet = createStore<{ isEmpty: boolean; title: string | null }>({
  isEmpty: true,
  title: null,
});

let opened: DeviceDocument | null = null;

/** Opens it, and keeps `aloneSheet` as it is. */
export function openAlone(): DeviceDocument {
  const document = openDeviceDocument(aloneId);
  const { doc } = document;
  const meta = doc.getMap('meta');
  const tell = () => {
    const title: unknown = meta.get('title');
    const next = { isEmpty: readCells(doc).length === 0, title: typeof title === 'string' ? title : null };
    const before = aloneSheet.read();
    if (next.isEmpty !== before.isEmpty || next.title !== before.title) aloneSheet.set(next);
  };
  doc.on('update', tell);
  tell();
  opened = document;
  return document;
}

/** Opens what is drawn on it. */
export const openInkAlone = (): DeviceDocument => openDeviceDocument(aloneInkId);

/** What is drawn on it: the device asks nobody. */
export const inkAlone = { open: openInkAlone, mayDraw: true, denied: { reason: undefined, way: null } };

/** Names it, in the document itself: the name goes where the sheet goes. */
export function renameAlone(title: string): void {
  opened?.doc.getMap('meta').set('title', title);
}
