import * as Y from 'yjs';
import { documentBytes } from '../document-limits';
import type { DocumentEvent } from '../reduce-status';
import type { DocumentDeps } from './document-deps';

/** How long a document rests before its copy on this device is renewed (ms). */
const rest = 2000;

/** The copy of a document on this device, which shows it before the service answers. */
export function createDeviceCopy(
  doc: Y.Doc,
  path: string,
  { store, timers }: Pick<DocumentDeps, 'store' | 'timers'>,
  hear: (event: DocumentEvent) => void,
) {
  let isRead = false;
  let cancel: (() => void) | null = null;
  const save = () => {
    cancel?.();
    cancel = null;
    // A page that has not seen the old copy must not replace it.
    if (!isRead) return;
    const copy = Y.encodeStateAsUpdate(doc);
    hear({ type: 'copied', isTooLarge: copy.length > documentBytes });
    store.saveState(path, copy).catch(() => undefined);
  };
  return {
    save,
    /** The document has changed: it is saved when it rests. */
    renew: (): void => void (cancel ??= timers.after(rest, save)),
    /** The old copy is in the document. */
    noteRead: (): void => void (isRead = true),
  };
}
