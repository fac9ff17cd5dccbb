import * as Y from 'yjs';
import { authorKeyOf } from './author-key';
import { copyInk, copyInkWithin, copyWithoutAuthors } from './copy-ink';
import { addStrokes, eraseInk, readInk, replaceInk } from './ink-document';
import { describeInk, setDescription } from './ink-words';
import { makeStrokes } from './samples.fixture';

const at = Date.UTC(2026, 8, 1, 10, 4);

/** Two surfaces on which two people drew; one stroke was cut in two. */
function drawn(): Y.Doc {
  const doc = new Y.Doc();
  addStrokes(doc, { anchor: 'one', author: 'ada', strokes: makeStrokes(3), at });
  addStrokes(doc, { anchor: 'one', author: 'emmy', strokes: makeStrokes(1, {}, 9), at });
  addStrokes(doc, { anchor: 'two', author: 'emmy', strokes: makeStrokes(2, {}, 11), at });
  replaceInk(doc, [{ item: readInk(doc)[1]!, strokes: makeStrokes(2, {}, 13) }]);
  setDescription(doc, 'one', 'A block on a slope.');
  return doc;
}
const shown = (doc: Y.Doc) => readInk(doc).map(({ anchor, author, stroke }) => ({ anchor, author, stroke }));

it('copies surfaces under new names, with authors, order and words', () => {
  const [from, to] = [drawn(), new Y.Doc()];
  copyInk(from, to, new Map([['one', 'next']]));
  const expected = shown(from).filter(({ anchor }) => anchor === 'one');
  expect(shown(to)).toEqual(expected.map((item) => ({ ...item, anchor: 'next' })));
  expect(describeInk(to, 'next')).toBe('A block on a slope.');
});

it('copies a surface beside itself, as strokes that are erased alone', () => {
  const doc = drawn();
  const before = shown(doc).filter(({ anchor }) => anchor === 'one');
  copyInkWithin(doc, new Map([['one', 'next']]));
  const on = (anchor: string) => shown(doc).filter((item) => item.anchor === anchor);
  expect(on('next')).toEqual(before.map((item) => ({ ...item, anchor: 'next' })));
  expect(describeInk(doc, 'next')).toBe('A block on a slope.');
  eraseInk(
    doc,
    readInk(doc).filter(({ anchor }) => anchor === 'one'),
  );
  expect([on('one').length, on('next').length]).toEqual([0, before.length]);
});

it('copies every stroke without its author, its time and its writer in Yjs', () => {
  const from = drawn();
  const copy = copyWithoutAuthors(from);
  expect(shown(copy)).toEqual(shown(from).map((item) => ({ ...item, author: '' })));
  expect(describeInk(copy, 'one')).toBe('A block on a slope.');
  const update = Y.encodeStateAsUpdate(copy);
  const text = Buffer.from(update).toString('hex');
  for (const author of ['ada', 'emmy']) {
    expect(text).not.toContain(authorKeyOf(author));
    expect(text).not.toContain(Buffer.from(author).toString('hex'));
  }
  expect(readInk(copy).every((item) => item.at < at)).toBe(true);
});
