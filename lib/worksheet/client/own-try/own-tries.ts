import { createStore } from '@/lib/core/client/create-store';
import { documentPath, type DocumentPlace } from '@/lib/documents/document-place';
import type { SheetShot } from '../../own-try/sheet-shot';
import { openOwnTry } from './open-own-try';
import type { OpenSheet } from '../open-sheet';

/** An own try that is open: its sheet, where it began, and what was kept of it. */
export type OwnTry = { sheet: OpenSheet; began: SheetShot; kept: SheetShot | null };

/** Which sheet is tried, and by which person. */
export const ownTryKey = (place: DocumentPlace, uid: string): string => `${uid} ${documentPath(place)}`;

/**
 * The own tries of this page, by their keys. They outlive the view, because a person looks at another sheet or at the
 * video in between, and end with the page.
 */
export const ownTries = createStore<ReadonlyMap<string, OwnTry>>(new Map());

export const shotOf = ({ cells, settings }: OpenSheet): SheetShot => ({
  cells: cells.read(),
  settings: settings.read(),
});

/** Begins a try of a sheet as it is now. One that was open is closed. */
export function beginOwnTry(key: string, sheet: OpenSheet): void {
  const before = ownTries.read().get(key);
  ownTries.update((tries) =>
    new Map(tries).set(key, { sheet: openOwnTry(sheet), began: shotOf(sheet), kept: null }),
  );
  before?.sheet.close();
}

/** Notes that everything in a try has been kept elsewhere, as it was at one moment. */
export function noteKept(key: string, kept: SheetShot): void {
  ownTries.update((tries) => {
    const found = tries.get(key);
    return found === undefined ? tries : new Map(tries).set(key, { ...found, kept });
  });
}

export function endOwnTry(key: string): void {
  const before = ownTries.read().get(key);
  ownTries.update((tries) => new Map([...tries].filter(([other]) => other !== key)));
  before?.sheet.close();
}
