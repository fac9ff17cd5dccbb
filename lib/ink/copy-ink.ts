import * as Y from 'yjs';
import { packInk } from './codec/item-codec';
import { readInk } from './ink-document';
import { inkList, peopleOf, rootOf, type InkItem } from './ink-item';
import { describeInk, setDescription } from './ink-words';
import { nextStrokeNumber } from './stroke-number';

/**
 * Copies what is shown of some surfaces into another document, with its authors and its words.
 *
 * @param anchors each surface to be copied, and its name in the copy
 */
export function copyInk(from: Y.Doc, to: Y.Doc, anchors: ReadonlyMap<string, string>): void {
  const items = readInk(from).flatMap((item) => {
    const anchor = anchors.get(item.anchor);
    return anchor === undefined ? [] : [{ ...item, anchor }];
  });
  to.transact(() => {
    for (const { authorKey, author } of items) {
      if (author !== '' && !peopleOf(to).has(authorKey)) peopleOf(to).set(authorKey, author);
    }
    if (items.length > 0) inkList(to).push(items.map((item) => packInk(item)));
    for (const [anchor, name] of anchors) {
      const words = describeInk(from, anchor);
      if (words !== '') setDescription(to, name, words);
    }
  });
}

const nobody = '00000000';
/** A stroke's number has two bytes; the next ones stand in the next second. */
const numbers = 2 ** 16;
const firstMoment = Date.UTC(2025, 0, 1);

/**
 * A copy that says nothing about authors: neither who drew a stroke, nor when, nor what was there before. The copy is a
 * new document, so the numbers that Yjs gives to writers are new as well.
 */
export function copyWithoutAuthors(ink: Y.Doc): Y.Doc {
  const copy = new Y.Doc();
  const items = readInk(ink);
  if (items.length > 0) inkList(copy).push(items.map((item, index) => packInk(unsigned(item, index))));
  for (const anchor of ink.getMap('words').keys()) setDescription(copy, anchor, describeInk(ink, anchor));
  return copy;
}

/** Its place in the list is its name. */
const unsigned = ({ anchor, stroke, frame }: InkItem, index: number) => ({
  ...{ anchor, stroke, frame, edit: null, authorKey: nobody },
  at: firstMoment + Math.floor(index / numbers) * 1000,
  number: index % numbers,
});

/**
 * Copies what is shown of some surfaces to others of the same document, with its authors and its words. The copies are
 * strokes of their own.
 *
 * @param anchors each surface to be copied, and its name in the copy
 */
export function copyInkWithin(doc: Y.Doc, anchors: ReadonlyMap<string, string>): void {
  const items = readInk(doc);
  const names = new Set(items.map(({ root }) => root));
  const copies = items.flatMap((item) => {
    const anchor = anchors.get(item.anchor);
    if (anchor === undefined) return [];
    const copy = { ...item, anchor, edit: null, number: nextStrokeNumber() };
    // A stroke of the same second may have the number.
    while (names.has(rootOf(copy))) copy.number = nextStrokeNumber();
    names.add(rootOf(copy));
    return [packInk(copy)];
  });
  doc.transact(() => {
    if (copies.length > 0) inkList(doc).push(copies);
    for (const [anchor, name] of anchors) {
      const words = describeInk(doc, anchor);
      if (words !== '') setDescription(doc, name, words);
    }
  });
}
