/** @jest-environment node */
import fc from 'fast-check';
import * as Y from 'yjs';
import { decodeUpdate, encodeUpdate, mergeUpdates } from '@/lib/documents/update-codec';
import {
  editCell,
  findCellText,
  insertCell,
  longestSource,
  moveCell,
  mostCells,
  ownEdit,
  readCells,
  removeCell,
  setCellOption,
} from './sheet-document';

/** A sheet with these sources, one cell each. */
function sheetOf(...sources: string[]) {
  const doc = new Y.Doc();
  const ids: string[] = [];
  for (const source of sources) {
    ids.push(insertCell(doc, { kind: 'calculation', after: ids.at(-1) ?? null, source }));
  }
  return { doc, ids };
}
const sourcesOf = (doc: Y.Doc) => readCells(doc).map(({ source }) => source);
/** Brings each document what the other has. */
function join(one: Y.Doc, other: Y.Doc): void {
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
}
function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  join(doc, copy);
  return copy;
}

describe('a sheet', () => {
  it('inserts, moves, edits and removes cells', () => {
    const { doc, ids } = sheetOf('a', 'b', 'c');
    insertCell(doc, { kind: 'text', after: null, source: 'top' });
    insertCell(doc, { kind: 'calculation', after: ids[0]!, source: 'between' });
    insertCell(doc, { kind: 'calculation', after: 'gone', source: 'end' });
    expect(sourcesOf(doc)).toEqual(['top', 'a', 'between', 'b', 'c', 'end']);
    moveCell(doc, ids[2]!, null);
    moveCell(doc, ids[0]!, ids[1]!);
    moveCell(doc, ids[1]!, ids[1]!);
    removeCell(doc, ids[1]!);
    editCell(doc, ids[0]!, 'A');
    editCell(doc, ids[1]!, 'gone');
    expect(sourcesOf(doc)).toEqual(['c', 'top', 'between', 'A', 'end']);
  });

  it('keeps options of a cell, and forgets them', () => {
    const { doc, ids } = sheetOf('a');
    setCellOption(doc, ids[0]!, 'digits', 3);
    setCellOption(doc, ids[0]!, 'unit', 'N');
    setCellOption(doc, ids[0]!, 'unit', undefined);
    expect(readCells(doc)[0]).toMatchObject({ kind: 'calculation', options: { digits: 3 } });
  });

  it('refuses too long a cell, and more cells than a sheet has', () => {
    const { doc, ids } = sheetOf('a');
    const long = 'x'.repeat(longestSource + 1);
    expect(() => editCell(doc, ids[0]!, long)).toThrow('worksheet/cell-too-long');
    expect(() => insertCell(doc, { kind: 'text', after: null, source: long })).toThrow(
      'worksheet/cell-too-long',
    );
    const table = insertCell(doc, { kind: 'table', after: null, source: long });
    expect(() => editCell(doc, table, 'x'.repeat(16_001))).toThrow('worksheet/cell-too-long');
    const full = new Y.Doc();
    const cells = full.getMap('cells');
    full.transact(() => {
      for (let made = 0; made < mostCells; made += 1) {
        const cell = new Y.Map<unknown>([
          ['ord', 'a0'],
          ['src', new Y.Text()],
        ]);
        cells.set(`cell${made}`, cell);
      }
    });
    expect(() => insertCell(full, { kind: 'text', after: null })).toThrow('worksheet/too-many-cells');
  });

  it('shows what it knows of a sheet with foreign things in it', () => {
    const { doc } = sheetOf('a');
    const cells = doc.getMap('cells');
    cells.set('number', 5);
    cells.set('textless', new Y.Map<unknown>([['ord', 'a0']]));
    const future = new Y.Map<unknown>([
      ['ord', 'zz'],
      ['kind', 'hologram'],
      ['src', new Y.Text('shine')],
    ]);
    cells.set('future', future);
    expect(readCells(doc).map(({ kind, source }) => [kind, source])).toEqual([
      ['calculation', 'a'],
      ['text', 'shine'],
    ]);
  });

  it('takes a cell after one whose key is broken', () => {
    const { doc, ids } = sheetOf('a', 'b');
    (doc.getMap('cells').get(ids[1]!) as Y.Map<unknown>).set('ord', 'not a key!');
    insertCell(doc, { kind: 'text', after: ids[1]!, source: 'c' });
    expect(sourcesOf(doc)).toEqual(['a', 'b', 'c']);
  });

  it('takes hundreds of cells at one spot with short keys', () => {
    const { doc, ids } = sheetOf('first', 'last');
    for (let made = 0; made < 300; made += 1) insertCell(doc, { kind: 'text', after: ids[0]!, source: 'x' });
    const cells = readCells(doc);
    expect([cells.length, cells[0]?.source, cells.at(-1)?.source]).toEqual([302, 'first', 'last']);
    expect(Math.max(...cells.map(({ ord }) => ord.length))).toBeLessThanOrEqual(40);
  });
});

describe('two people in a sheet', () => {
  it('insert at one spot, and can insert between these cells', () => {
    const { doc, ids } = sheetOf('a', 'z');
    const other = copyOf(doc);
    insertCell(doc, { kind: 'text', after: ids[0]!, source: 'mine' });
    insertCell(other, { kind: 'text', after: ids[0]!, source: 'theirs' });
    join(doc, other);
    const [, first] = readCells(doc);
    insertCell(other, { kind: 'text', after: first!.id, source: 'between' });
    join(doc, other);
    expect(sourcesOf(doc)).toEqual(sourcesOf(other));
    expect([sourcesOf(doc)[0], sourcesOf(doc)[2], sourcesOf(doc)[4]]).toEqual(['a', 'between', 'z']);
  });

  it('move one cell while one of them types in it, and it stays one with all its text', () => {
    const { doc, ids } = sheetOf('a', 'b', 'c');
    const other = copyOf(doc);
    moveCell(doc, ids[0]!, ids[2]!);
    moveCell(other, ids[0]!, ids[1]!);
    findCellText(other, ids[0]!)?.insert(1, ' typed');
    join(doc, other);
    expect(sourcesOf(doc).filter((source) => source === 'a typed')).toHaveLength(1);
    expect(sourcesOf(doc)).toEqual(sourcesOf(other));
  });

  it.each([
    ['F = m a', 'F = 2 m a', 'F = m a + 1', 'F = 2 m a + 1'],
    ['x😀y', 'x😁y', 'x😀yz', 'x😁yz'],
    ['abc', '', 'abcd', 'd'],
  ])('turn “%s” into “%s” and “%s”: “%s”', (before, mine, theirs, both) => {
    const { doc, ids } = sheetOf(before);
    const other = copyOf(doc);
    editCell(doc, ids[0]!, mine);
    editCell(other, ids[0]!, theirs);
    join(doc, other);
    expect([sourcesOf(doc), sourcesOf(other)]).toEqual([[both], [both]]);
  });

  it('undo each their own edits alone', () => {
    const { doc, ids } = sheetOf('a', 'b');
    const other = copyOf(doc);
    const undo = new Y.UndoManager(doc.getMap('cells'), { trackedOrigins: new Set([ownEdit]) });
    removeCell(doc, ids[0]!);
    editCell(other, ids[1]!, 'theirs');
    join(doc, other);
    undo.undo();
    join(doc, other);
    expect(sourcesOf(other)).toEqual(['a', 'theirs']);
  });
});

describe('the updates of a sheet', () => {
  const edit = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom('insert', 'move', 'edit', 'remove', 'option', 'join'),
    cell: fc.nat(),
    after: fc.nat(),
    text: fc.string({ unit: 'grapheme', maxLength: 8 }),
  });

  type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

  /** Lets three people edit; returns every update that any of them made. */
  function playOut(edits: readonly Edit[]): Uint8Array[] {
    const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()];
    const updates: Uint8Array[] = [];
    for (const doc of docs) {
      doc.on('update', (update: Uint8Array, origin) => {
        if (origin === ownEdit) updates.push(update);
      });
    }
    for (const { who, what, cell, after, text } of edits) {
      const doc = docs[who]!;
      const ids = readCells(doc).map(({ id }) => id);
      const [id, other] = [ids[cell % ids.length] ?? '', ids[after % (ids.length + 1)] ?? null];
      if (what === 'insert') insertCell(doc, { kind: 'calculation', after: other, source: text });
      if (what === 'move') moveCell(doc, id, other);
      if (what === 'edit') editCell(doc, id, text);
      if (what === 'remove') removeCell(doc, id);
      if (what === 'option') setCellOption(doc, id, 'note', text);
      if (what === 'join') join(doc, docs[after % 3]!);
    }
    return updates;
  }
  const read = (updates: readonly Uint8Array[]) => {
    const doc = new Y.Doc();
    updates.forEach((update) => Y.applyUpdate(doc, update));
    return readCells(doc);
  };

  it('give the same sheet in any order, repeated, merged and as text', () => {
    const story = fc
      .array(edit, { maxLength: 40 })
      .map(playOut)
      .chain((updates) =>
        fc.record({
          updates: fc.constant(updates),
          shuffled: fc.shuffledSubarray(updates, { minLength: updates.length }),
          again: fc.subarray(updates),
          cut: fc.nat(updates.length),
        }),
      );
    fc.assert(
      fc.property(story, ({ updates, shuffled, again, cut }) => {
        const expected = read(updates);
        expect(read([...shuffled, ...again])).toEqual(expected);
        const parts = [shuffled.slice(0, cut), shuffled.slice(cut)].filter((part) => part.length > 0);
        const texts = parts.map((part) => encodeUpdate(mergeUpdates(part)));
        expect(read(texts.map((text) => decodeUpdate(text)!))).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
