import * as Y from 'yjs';
import { encodeUpdate } from '@/lib/documents/update-codec';
import { insertCells, type CellDraft } from '@/lib/worksheet/edit/edit-cells';
import { findCellText, ownEdit } from '@/lib/worksheet/sheet-document';
import { addressOf, ownerHeaders } from '../bench-database';
import type { Bench, BenchPerson } from '../bench-room';

/** Entries of a log that are written by one request. */
const together = 1000;

/** Puts a sheet of a person on the service as one entry of its log. Returns its id. */
export function seedSheet(bench: Bench, person: BenchPerson, cells: readonly CellDraft[]): Promise<string> {
  const doc = new Y.Doc();
  insertCells(doc, null, cells);
  return seedLog(bench, person, [encodeUpdate(Y.encodeStateAsUpdate(doc))]);
}

/** A sheet whose log has this many entries, a key press each. */
export function seedLongLog(bench: Bench, person: BenchPerson, length: number): Promise<string> {
  const doc = new Y.Doc();
  const entries: string[] = [];
  doc.on('update', (update: Uint8Array) => entries.push(encodeUpdate(update)));
  const lines = Array.from({ length: 50 }, (_, at) => ({ kind: 'text' as const, source: `Line ${at}` }));
  const ids = insertCells(doc, null, lines);
  while (entries.length < length) {
    const text = findCellText(doc, ids[entries.length % ids.length] ?? '');
    doc.transact(() => text?.insert(text.length, 'x'), ownEdit);
  }
  return seedLog(bench, person, entries);
}

async function seedLog(bench: Bench, { uid }: BenchPerson, entries: readonly string[]): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  const at = Date.now() - 60_000;
  const row = { name: 'Bench', formula: '', createdAt: at, editedAt: at };
  await put(bench, `worksheets/users/${uid}/_list/${id}`, row);
  for (let from = 0; from < entries.length; from += together) {
    const part = entries.slice(from, from + together).map((text, place) => {
      const key = `-OTA${String(from + place).padStart(16, '0')}`;
      return [key, text] as const;
    });
    await put(bench, `worksheets/users/${uid}/${id}/updates`, Object.fromEntries(part), 'PATCH');
  }
  return id;
}

async function put(bench: Bench, path: string, value: object, method = 'PUT'): Promise<void> {
  const response = await fetch(addressOf(bench, path), {
    method,
    headers: ownerHeaders,
    body: JSON.stringify(value),
  });
  if (!response.ok) throw new Error(`The database answered ${response.status}: ${await response.text()}`);
}
