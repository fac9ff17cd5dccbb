/** @jest-environment node */
import fc from 'fast-check';
import * as Y from 'yjs';
import { createStore } from '@/lib/core/client/create-store';
import type { DocumentState } from '@/lib/documents/document-state';
import { eraseParts } from '../edit/erase-part';
import { moveInk, recolourInk } from '../edit/transform';
import { readInk } from '../ink-document';
import { makeStrokes } from '../samples.fixture';
import { openInk, type OpenInk } from './open-ink';

const people = 3;
const samples = makeStrokes(40);
const elsewhere = 'elsewhere';

const deeds = ['erase', 'cut', 'move', 'colour', 'undo', 'redo', 'reload', 'hear', 'hear twice'] as const;
const event = fc.record({
  who: fc.nat(people - 1),
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('draw', 'hear') },
    { weight: 3, arbitrary: fc.constantFrom(...deeds) },
  ),
  which: fc.nat(9),
});
/** Long stories: two have to know a stroke before both change it at once. */
const stories = (maxLength: number) => fc.array(event, { minLength: 20, maxLength, size: 'max' });
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

type Seat = { doc: Y.Doc; ink: OpenInk; sent: Uint8Array[]; heard: number[] };

function openSeat(uid: string, state?: Uint8Array): Seat {
  const doc = new Y.Doc();
  if (state) Y.applyUpdate(doc, state, elsewhere);
  const sent: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== elsewhere) sent.push(update);
  });
  const parts = { state: createStore<DocumentState>({ phase: 'ready', unsaved: 0 }), readHistory: null };
  const ink = openInk({ doc, ...parts, listBroken: () => [], close: () => undefined }, { author: () => uid });
  return { doc, ink, sent, heard: Array.from({ length: people }, () => 0) };
}

/** Plays a story on pages that hear each other late, twice and in any order; then all of them hear all. */
function play(story: readonly Event[]) {
  const seats = Array.from({ length: people }, (_, who) => openSeat(`uid-${who}`));
  /** What each page has ever sent, also before it was loaded again. */
  const logs = seats.map(({ sent }) => [sent]);
  const allOf = (who: number) => logs[who]!.flat();
  const drawn = new Set<string>();
  /** Strokes that somebody took away, or whose drawing somebody took back. */
  const taken = new Set<string>();

  const act = ({ who, what, which }: Event) => {
    const seat = seats[who]!;
    const { ink, doc } = seat;
    const items = ink.items.read();
    const item = items[which % Math.max(1, items.length)];
    if (what === 'draw') ink.add({ anchor: 'p1', strokes: [samples[which]!] });
    if (what === 'undo') ink.undoOf('p1').undo();
    if (what === 'redo') ink.undoOf('p1').redo();
    if (what === 'reload') {
      seats[who] = openSeat(`uid-${who}`, Y.encodeStateAsUpdate(doc));
      logs[who]!.push(seats[who].sent);
    }
    if (what.startsWith('hear')) {
      const updates = allOf((who + 1 + (which % 2)) % people);
      // The latest first: what they build on may be missing.
      const some = updates.slice(which % 3 === 0 ? 0 : -1 - which).reverse();
      for (const update of what === 'hear' ? some : [...some, ...some]) Y.applyUpdate(doc, update, elsewhere);
    }
    if (item === undefined) return;
    const { points } = item.stroke;
    const at = points[Math.floor(points.length / 2)]!;
    if (what === 'erase') ink.erase([item]);
    if (what === 'cut') ink.replace(eraseParts([item], { from: at, to: at, radius: 2 }));
    if (what === 'move') ink.replace(moveInk(items.slice(which % items.length), { x: 3, y: which }));
    if (what === 'colour') ink.replace(recolourInk([item], 2));
  };
  for (const one of story) {
    const rootsOf = (who: number) => new Set(readInk(seats[who]!.doc).map(({ root }) => root));
    const before = rootsOf(one.who);
    act(one);
    const after = rootsOf(one.who);
    if (one.what.startsWith('hear')) continue;
    for (const root of after) drawn.add(root);
    for (const root of before) if (!after.has(root)) taken.add(root);
  }
  const updates = logs.flatMap((_, who) => allOf(who)).reverse();
  for (const { doc } of seats) for (const update of updates) Y.applyUpdate(doc, update, elsewhere);
  return { seats, drawn, taken };
}

describe('ink in a world of late and lost packets', () => {
  it('is the same everywhere, with no stroke lost and none twice', () => {
    fc.assert(
      fc.property(stories(60), (story) => {
        const { seats, drawn, taken } = play(story);
        const [first, ...others] = seats.map(({ ink }) => ink.items.read());
        expect(others.map((items) => items.map(({ key }) => key))).toEqual(
          others.map(() => first!.map(({ key }) => key)),
        );
        // What was followed step by step is what a reading finds.
        expect(first).toEqual(readInk(seats[0]!.doc));
        const shown = first!.map(({ key }) => key);
        expect(new Set(shown).size).toBe(shown.length);
        const edits = new Set(first!.map(({ root, edit }) => `${root} ${edit?.tag ?? 'none'}`));
        const roots = new Set(first!.map(({ root }) => root));
        expect(edits.size).toBe(roots.size);
        expect(Array.from(drawn).filter((root) => !roots.has(root) && !taken.has(root))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('gives an undo only what this page did', () => {
    fc.assert(
      fc.property(stories(60), (story) => {
        const [seat] = play(story).seats;
        const others = (ink: OpenInk) =>
          ink.items.read().filter(({ author, edit }) => author !== 'uid-0' && edit === null);
        const before = others(seat!.ink);
        while (seat!.ink.undoOf('p1').canUndo()) seat!.ink.undoOf('p1').undo();
        const left = new Set(others(seat!.ink).map(({ key }) => key));
        expect(before.filter(({ key }) => !left.has(key))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
