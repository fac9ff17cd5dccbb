import type { CellDraft } from '../edit/edit-cells';
import { isTable, readBlock, tableOf } from '../table/pasted-table';
import type { Incoming } from './exchange';

/** Reads lines of text: each is a cell, a sentence is a text. Lines of fields are one table. */
export function fromPlainText(text: string): Incoming {
  if (isTable(text)) return { cells: [{ kind: 'table', source: tableOf(readBlock(text)) }], leftOut: {} };
  const cells = text
    .replaceAll(/\r\n?/gu, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((source): CellDraft => ({ kind: isProse(source) ? 'text' : 'calculation', source }));
  return { cells, leftOut: {} };
}

/** Three words one after the other, and no sign of a formula. `plot a for x from 0 to 1` and `solve …` calculate. */
const isProse = (line: string): boolean =>
  !/^(?:plot|solve)\s/u.test(line) &&
  !/[=^*/+[\]]/u.test(line) &&
  /\p{L}{2,}\s+\p{L}+\s+\p{L}{2,}/u.test(line);
