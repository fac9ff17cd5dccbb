import * as Y from 'yjs';
import { splitTable } from '@/lib/math/sheet/table/split-table';
import { fieldAt, findField, type FieldPlace } from './table-edits';

/** A field that somebody writes in. It stays the same field while others add and remove lines above. */
export type FieldAnchor = FieldPlace & { position: Y.RelativePosition | null };

export function anchorField(text: Y.Text, { row, column }: FieldPlace): FieldAnchor {
  const source = text.toJSON();
  // A field that is not there yet has a place of its own only once something is typed.
  if (splitTable(source)[row]?.[column] === undefined) return { row, column, position: null };
  const { start } = findField(source, { row, column });
  return { row, column, position: Y.createRelativePositionFromTypeIndex(text, start, -1) };
}

/** Where the field is now. */
export function placeOfAnchor(doc: Y.Doc, text: Y.Text, { row, column, position }: FieldAnchor): FieldPlace {
  const place = position && Y.createAbsolutePositionFromRelativePosition(position, doc);
  return place?.type === text ? fieldAt(text.toJSON(), place.index) : { row, column };
}
