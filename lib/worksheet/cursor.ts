import * as Y from 'yjs';
import { findCellText } from './sheet-document';

/** Where somebody writes, as it travels: places that stay right while others type. */
export type SentCursor = {
  sheet: string;
  /** Null once they write nowhere. */
  cell: string | null;
  anchor: string;
  head: string;
  moves?: number | undefined;
  /** A second cell whose number is moved at the same time, as by a point of a plot. */
  also?: { cell: string; moves: number } | undefined;
};

/** The same in characters of the cell, as it stands now. */
export type CursorPlace = {
  cell: string;
  anchor: number;
  head: number;
  /** To where the slider of the cell is being moved; null while it is not. */
  moves: number | null;
  also?: SentCursor['also'];
};

/** Makes a place in a cell ready to travel; null where the cell is gone. */
export function toSentCursor(
  doc: Y.Doc,
  sheet: string,
  { cell, anchor, head, moves, also }: CursorPlace,
): SentCursor | null {
  const text = findCellText(doc, cell);
  if (text === null) return null;
  return {
    sheet,
    cell,
    anchor: encode(text, anchor),
    head: encode(text, head),
    ...(moves === null ? {} : { moves }),
    ...(also && { also }),
  };
}

/** Where a cursor of somebody stands in this copy of the sheet; null where its text is not here, or gone. */
export function toCursorPlace(
  doc: Y.Doc,
  { cell, anchor, head, moves, also }: SentCursor,
): CursorPlace | null {
  if (cell === null) return null;
  const text = findCellText(doc, cell);
  const places = [anchor, head].map((sent) => decode(doc, text, sent));
  const [from, to] = places;
  return from === undefined || from === null || to === undefined || to === null
    ? null
    : { cell, anchor: from, head: to, moves: moves ?? null, ...(also && { also }) };
}

function encode(text: Y.Text, index: number): string {
  // The place belongs to the character before it, so that text typed there by others comes after the cursor.
  const place = Y.createRelativePositionFromTypeIndex(text, index, -1);
  return btoa(String.fromCharCode(...Y.encodeRelativePosition(place)));
}

function decode(doc: Y.Doc, text: Y.Text | null, sent: string): number | null {
  try {
    const bytes = Uint8Array.from(atob(sent), (character) => character.charCodeAt(0));
    const place = Y.createAbsolutePositionFromRelativePosition(Y.decodeRelativePosition(bytes), doc);
    return place !== null && place.type === text ? place.index : null;
  } catch {
    // Another page sent it, so it may be anything.
    return null;
  }
}
