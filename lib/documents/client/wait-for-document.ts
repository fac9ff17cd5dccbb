import { AppError } from '@/lib/errors/app-error';
import type { DocumentState } from '../document-state';
import type { OpenDocument } from './open-document';

/** How long a page waits for the service (ms). */
const patience = 20_000;

/** All of it is here. */
export const isWhole = ({ phase }: DocumentState): boolean => phase === 'ready' || phase === 'read-only';

/**
 * Opens a document, reads from it once it has reached a state, and closes it. Throws what keeps it away, and
 * `server/unavailable` when it is late.
 */
export async function readWhen<Read>(
  open: () => OpenDocument,
  isReached: (state: DocumentState) => boolean,
  read: (document: OpenDocument) => Read | Promise<Read>,
): Promise<Read> {
  const document = open();
  try {
    await untilDocument(document, isReached);
    return await read(document);
  } finally {
    document.close();
  }
}

/** Waits until an open document has reached a state. Throws as `readWhen`. */
export async function untilDocument(
  { state }: Pick<OpenDocument, 'state'>,
  isReached: (state: DocumentState) => boolean,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let stop = (): void => undefined;
    // A refusal may pass: a new room is known to the database a moment later than to its owner.
    const late = setTimeout(() => end(state.read().failure ?? new AppError('server/unavailable')), patience);
    const end = (failure: Error | null) => {
      clearTimeout(late);
      stop();
      if (failure === null) resolve();
      else reject(failure);
    };
    const look = () => {
      const now = state.read();
      if (isReached(now)) end(null);
    };
    stop = state.subscribe(look);
    look();
  });
}
