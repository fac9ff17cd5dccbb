import { Doc } from 'yjs';
import { readSettings, writeSettings } from './sheet-settings';
import { putCell, readCells } from './sheet-document';
import { writerOption } from './writer-of';

/**
 * A copy of a sheet that says nothing about its writers: neither who wrote a line, nor what was there before. The
 * copy is a new document, so the numbers that Yjs gives to writers are new as well.
 */
export function copyWithoutWriters(sheet: Doc): Doc {
  const copy = new Doc();
  for (const { options, ...cell } of readCells(sheet)) {
    const kept = Object.entries(options).filter(([name]) => name !== writerOption);
    putCell(copy, { ...cell, options: Object.fromEntries(kept) });
  }
  writeSettings(copy, readSettings(sheet));
  const version: unknown = sheet.getMap('meta').get('v');
  if (version !== undefined) copy.getMap('meta').set('v', version);
  return copy;
}
