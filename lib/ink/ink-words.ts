import type * as Y from 'yjs';

/** The most characters that say in words what a drawing shows. */
export const longestDescription = 1000;

const wordsOf = (doc: Y.Doc): Y.Map<unknown> => doc.getMap('words');

/** What somebody wrote about the drawing at an anchor, for those who do not see it; empty where nobody did. */
export function describeInk(doc: Y.Doc, anchor: string): string {
  const text = wordsOf(doc).get(anchor);
  return typeof text === 'string' ? text.slice(0, longestDescription) : '';
}

/** Says in words what the drawing at an anchor shows. An empty text takes the words away. */
export function setDescription(doc: Y.Doc, anchor: string, text: string): void {
  const words = text.trim().slice(0, longestDescription);
  if (words === '') wordsOf(doc).delete(anchor);
  else wordsOf(doc).set(anchor, words);
}
