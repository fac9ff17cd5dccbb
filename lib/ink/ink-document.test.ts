import * as Y from 'yjs';
import { addStrokes, eraseInk, readInk, replaceInk } from './ink-document';
import { makeStrokes } from './samples.fixture';

const at = Date.UTC(2026, 8, 1, 10, 4);
const draw = (doc: Y.Doc, count: number, author = 'ada', seed = 7) =>
  addStrokes(doc, { anchor: 'a1b2c3d4e5', author, strokes: makeStrokes(count, {}, seed), at });

it('keeps author, time, place and frame of a stroke', () => {
  const doc = new Y.Doc();
  const frame = { x0: -1.5, x1: 2, y0: 0, y1: 1e9, height: 620 };
  draw(doc, 1);
  addStrokes(doc, { anchor: 'p12', author: 'emmy', strokes: makeStrokes(1), at, frame, number: 513 });
  expect(readInk(doc)).toMatchObject([
    { anchor: 'a1b2c3d4e5', author: 'ada', at, frame: null, edit: null },
    { anchor: 'p12', author: 'emmy', at, frame, number: 513 },
  ]);
});

it('takes at most 100 bytes a stroke on average', () => {
  const doc = new Y.Doc();
  for (const stroke of makeStrokes(2000)) {
    addStrokes(doc, { anchor: 'a1b2c3d4e5', author: 'ada', strokes: [stroke], at });
  }
  expect(Y.encodeStateAsUpdate(doc).length / 2000).toBeLessThanOrEqual(100);
});

it('leaves out what is no stroke', () => {
  const doc = new Y.Doc();
  doc.getArray('ink').push([Uint8Array.of(1, 2, 3), 'text', { x: 1 }, new Uint8Array(0)]);
  draw(doc, 1);
  expect(readInk(doc)).toHaveLength(1);
});

it('puts pieces in the place of a stroke, with its author and time', () => {
  const doc = new Y.Doc();
  draw(doc, 3);
  const [first, second, third] = readInk(doc);
  const pieces = makeStrokes(2, {}, 21);
  replaceInk(doc, [{ item: second!, strokes: pieces }]);
  const after = readInk(doc);
  expect(after.map(({ root }) => root)).toEqual([first, second, second, third].map((item) => item!.root));
  expect(after.map(({ edit }) => edit?.piece)).toEqual([undefined, 0, 1, undefined]);
  expect(after[1]).toMatchObject({ author: 'ada', at, root: second!.root });
  replaceInk(doc, [{ item: after[1]!, strokes: [] }]);
  expect(readInk(doc).map(({ stroke }) => stroke)).toEqual(
    [first, after[2], third].map((item) => item!.stroke),
  );
});

it('erases many as quickly as few', () => {
  const doc = new Y.Doc();
  draw(doc, 3000);
  eraseInk(
    doc,
    readInk(doc).filter((_, index) => index % 10 !== 0),
  );
  expect(readInk(doc)).toHaveLength(300);
});
