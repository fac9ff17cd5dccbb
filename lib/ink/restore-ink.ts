import type * as Y from 'yjs';
import { packInk } from './codec/item-codec';
import { eraseInk, ownInk, readInk } from './ink-document';
import { inkList, peopleOf } from './ink-item';
import { describeInk, setDescription } from './ink-words';

/** What restoring would change: strokes that came since, strokes that went since, and words. */
function compareInk(doc: Y.Doc, past: Y.Doc) {
  const [present, wanted] = [readInk(doc), readInk(past)];
  const [here, there] = [present, wanted].map((items) => new Set(items.map(({ key }) => key)));
  const anchors = [...new Set([doc, past].flatMap((one) => [...one.getMap('words').keys()]))];
  return {
    added: present.filter(({ key }) => there?.has(key) !== true),
    removed: wanted.filter(({ key }) => here?.has(key) !== true),
    reworded: anchors.filter((anchor) => describeInk(doc, anchor) !== describeInk(past, anchor)),
  };
}

/** Whether ink looks other than it did in a past document. */
export function differsFrom(doc: Y.Doc, past: Y.Doc): boolean {
  const { added, removed, reworded } = compareInk(doc, past);
  return added.length + removed.length + reworded.length > 0;
}

/** Makes ink what it was in a past document, as one step of this page. Strokes keep their authors and times. */
export function restoreInk(doc: Y.Doc, past: Y.Doc): void {
  const { added, removed, reworded } = compareInk(doc, past);
  doc.transact(() => {
    eraseInk(doc, added);
    for (const { authorKey, author } of removed) {
      if (author !== '' && !peopleOf(doc).has(authorKey)) peopleOf(doc).set(authorKey, author);
    }
    if (removed.length > 0) inkList(doc).push(removed.map((item) => packInk(item)));
    for (const anchor of reworded) setDescription(doc, anchor, describeInk(past, anchor));
  }, ownInk);
}
