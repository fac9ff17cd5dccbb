import * as Y from 'yjs';

/** How long key presses count as one step of undo (ms). */
export const oneStep = 500;

/**
 * Takes back what this page has done in a sheet under `origin`, never words of others. A line that this person began
 * stays while others' words are in it: then undo takes only this person's own.
 */
export function createOwnUndo(doc: Y.Doc, origin: unknown): Y.UndoManager {
  const cells = doc.getMap('cells');
  /** Cells from which this page has taken others' words. Yjs brings them back as if this page had written them. */
  const takenFrom = new Set<string>();
  const note = (transaction: Y.Transaction) => {
    if (!transaction.local) return;
    Y.iterateDeletedStructs(transaction, transaction.deleteSet, (struct) => {
      if (!(struct instanceof Y.Item) || struct.id.client === doc.clientID) return;
      const place = struct.countable ? findPlace(struct, cells) : null;
      if (place !== null && !isFrame(place)) takenFrom.add(place.id);
    });
  };
  const undo = new Y.UndoManager(cells, {
    trackedOrigins: new Set([origin]),
    captureTimeout: oneStep,
    deleteFilter: (item) => {
      const place = findPlace(item, cells);
      return place === null || !isFrame(place) || !hasWordsOfOthers(place);
    },
  });
  const hasWordsOfOthers = ({ id, cell }: Place): boolean => {
    const words = wordsOf(cell);
    return takenFrom.has(id) ? words.length > 0 : words.some(({ client }) => client !== doc.clientID);
  };
  doc.on('afterTransaction', note);
  doc.on('destroy', () => doc.off('afterTransaction', note));
  return undo;
}

type Place = {
  id: string;
  cell: Y.Map<unknown>;
  /** How many types lie between the item and the sheet: none for the cell itself, one for its fields. */
  depth: number;
};

/** The cell that an item is, or to which it belongs. */
function findPlace(item: Y.Item, cells: Y.Map<unknown>): Place | null {
  for (let [above, depth]: [Y.Item | null, number] = [item, 0]; above !== null; depth += 1) {
    const { parent, parentSub, content }: Y.Item = above;
    if (parent === cells) {
      const type = content instanceof Y.ContentType ? content.type : null;
      return type instanceof Y.Map && parentSub !== null
        ? { id: parentSub, cell: type as Y.Map<unknown>, depth }
        : null;
    }
    above = parent instanceof Y.AbstractType ? parent._item : null;
  }
  return null;
}

/** The cell itself and its fields: without one of them, its words could not be read. */
const isFrame = ({ depth }: Place): boolean => depth <= 1;

/** The stretches of a cell's text, with the page that wrote each. */
function wordsOf(cell: Y.Map<unknown>): { client: number }[] {
  const src = cell.get('src');
  const words: { client: number }[] = [];
  let item = src instanceof Y.Text ? src._start : null;
  for (; item !== null; item = item.right) {
    if (!item.deleted && item.countable) words.push({ client: item.id.client });
  }
  return words;
}
